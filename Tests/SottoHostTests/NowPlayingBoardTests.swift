import SottoWire
import Testing

@testable import SottoHost

/// What plays, as whoever shows it to the person hears of it.
@Suite struct NowPlayingBoardTests {
  private let board = NowPlayingBoard()

  private func says(
    _ app: String, _ title: String?, isPlaying: Bool = true,
    by source: NowPlayingBoard.Source? = nil
  ) {
    board.set(
      SystemCalls.NowPlaying(
        title: title, artist: nil, album: nil, identifier: nil, duration: nil, elapsed: nil,
        isPlaying: isPlaying), by: source ?? .app(app))
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
    board.clear(.app("a"))
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

  @Test func `an extension's word counts while no app has anything loaded`() {
    says("liar", "Lie", by: .appex(of: "liar"))
    #expect(board.message?.title == "Lie")
    says("a", "One", isPlaying: false)
    #expect(board.message?.title == "One")
    says("liar", "Lie again", by: .appex(of: "liar"))
    #expect(board.message?.title == "One")
    #expect(board.playing.isEmpty)
    board.clear(.app("a"))
    #expect(board.message?.title == "Lie again")
    board.clear(.appex(of: "liar"))
    #expect(board.message == nil)
  }
}
