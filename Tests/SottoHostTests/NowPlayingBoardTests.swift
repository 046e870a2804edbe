import SottoWire
import Testing

@testable import SottoHost

/// What plays, as whoever shows it to the person hears of it.
@Suite struct NowPlayingBoardTests {
  private let board = NowPlayingBoard()

  private func says(_ app: String, _ title: String?, isPlaying: Bool = true) {
    board.set(
      SystemCalls.NowPlaying(
        title: title, artist: nil, album: nil, identifier: nil, duration: nil, elapsed: nil,
        isPlaying: isPlaying), of: app)
  }

  @Test func `a reader hears what plays now and each time that changes`() async {
    says("a", "One")
    var messages = board.messages.makeAsyncIterator()
    #expect(await messages.next()??.title == "One")
    // Something paused beside what plays changes nothing that anybody would show.
    says("b", "Two", isPlaying: false)
    says("a", "Three")
    #expect(await messages.next()??.title == "Three")
    says("a", "Three", isPlaying: false)
    #expect(await messages.next()??.isPlaying == false)
    board.clear("a")
    #expect(await messages.next()??.title == "Two")
    says("b", nil)
    #expect(await messages.next() == .some(nil))
  }

  @Test func `every reader hears it, and who is slow hears the latest`() async {
    var first = board.messages.makeAsyncIterator()
    var second = board.messages.makeAsyncIterator()
    says("a", "One")
    says("a", "Two")
    #expect(await first.next()??.title == "Two")
    #expect(await second.next()??.title == "Two")
  }
}
