import SottoAssistant
import SottoWire
import Testing

@testable import SottoHost

/// How far long work of apps is, as whoever shows it hears of it, and as an answer knows it.
@Suite struct ProgressBoardTests {
  private let board = ProgressBoard()

  private func tell(_ done: Int, of total: Int = 10, isLong: Bool = true) {
    board.set(
      SystemCalls.ShowProgress(done: done, total: total, isLong: isLong), by: .app("a"),
      named: "A")
  }

  @Test func `an answer knows of work at once, and front ends only of what takes long`() async {
    tell(0, isLong: false)
    #expect(board.work(of: "a") == AppWork(done: 0, total: 10))
    #expect(board.work(of: "b") == nil)
    var messages = board.messages.makeAsyncIterator()
    tell(3)
    #expect(await messages.next()?.progress.done == 3)
    tell(10)
    #expect(await messages.next()?.progress.done == 10)
    #expect(board.work(of: "a") == nil)
  }

  @Test func `what ends with its process was left, and is not done`() async {
    tell(3)
    var messages = board.messages.makeAsyncIterator()
    #expect(await messages.next()?.isLeft == false)
    board.clear(.app("a"))
    let last = await messages.next()
    #expect(last?.progress.done == 10 && last?.isLeft == true)
    #expect(board.work(of: "a") == nil)
  }
}
