import SottoWire
import Testing

@testable import sotto

/// What is printed of long work.
@Suite struct ProgressLinesTests {
  private func lines(_ told: [(app: String, done: Int)]) -> [String] {
    var lines = ProgressLines()
    return told.compactMap { app, done in
      var progress = ClientCalls.Progress(app: app, appName: app, done: done, total: 100)
      progress.text = "\(app) \(done)"
      return lines.line(for: progress)
    }
  }

  @Test func `its beginning, each quarter and its end are printed, and nothing twice`() {
    let told = [0, 1, 24, 25, 30, 80, 99, 100, 100].map { ("Melody", $0) }
    #expect(lines(told) == ["Melody 0", "Melody 25", "Melody 80", "Melody 100"])
  }

  @Test func `each app has lines of its own`() {
    #expect(lines([("Melody", 10), ("Reel", 10)]) == ["Melody 10", "Reel 10"])
  }

  @Test func `the end of what nobody has heard of is not printed`() {
    #expect(lines([("Melody", 100)]) == [])
  }

  @Test func `what was left has not ended`() {
    var lines = ProgressLines()
    var progress = ClientCalls.Progress(app: "a", appName: "A", done: 1, total: 9)
    progress.text = "A 1"
    #expect(lines.line(for: progress) == "A 1")
    let left = ClientCalls.Progress(app: "a", appName: "A", done: 9, total: 9)
    #expect(lines.line(for: left) == nil)
  }
}
