import Foundation
import Mutation
import SottoAssistant

/// What the program was asked to do.
struct SimulatorCommand {
  private let action: String
  private let file: String?
  private let people: Int
  private let days: Int

  struct Misuse: Error, CustomStringConvertible {
    let description: String
  }

  init(_ arguments: ArraySlice<String>) throws {
    var words: [String] = []
    var numbers = ["--people": 60, "--days": 200]
    var rest = Array(arguments)
    while !rest.isEmpty {
      let word = rest.removeFirst()
      guard numbers[word] != nil else {
        words.append(word)
        continue
      }
      guard let number = rest.first.flatMap({ Int($0) }), (1...100_000).contains(number) else {
        throw Misuse(description: "\(word) needs a number, as in \(word) 60")
      }
      numbers[word] = number
      rest.removeFirst()
    }
    let wanted = words.first == "replay" ? 2 : 1
    guard let action = words.first, ["measure", "fit", "replay", "time"].contains(action),
      words.count == wanted
    else {
      throw Misuse(
        description: "say measure, fit, time or replay FILE, with --people N and --days N")
    }
    self.action = action
    (people, days) = (numbers["--people"] ?? 0, numbers["--days"] ?? 0)
    file = words.count > 1 ? words[1] : nil
  }

  func run() throws {
    switch action {
    case "fit": fit()
    case "measure": measureMadeUp()
    case "time": print(Timing.report())
    default: try measureLog()
    }
  }

  private func fit() {
    var fit = Fit()
    var chance = SeededGenerator(seed: 1)
    for seed in Seeds.training(people) {
      fit.add(Self.madeUp(seed, days: days).replay, using: &chance)
    }
    let (weights, loss) = fit.weights(from: .fitted, rounds: 250)
    print("\(fit.count) moments of \(people) people, mean log loss \(loss)\n\(weights)")
  }

  private func measureMadeUp() {
    var table = ScoreTable()
    for seed in Seeds.measured(people) {
      let (life, replay) = Self.madeUp(seed, days: days)
      table.add(replay, ScoreTable.everybody + [Oracle(life)])
    }
    print(table.markdown)
  }

  private func measureLog() throws {
    let text: String
    do {
      text = try String(contentsOfFile: file ?? "", encoding: .utf8)
    } catch {
      throw Misuse(description: "\(file ?? "") cannot be read: \(error.localizedDescription)")
    }
    let log = ListeningLog(lines: text.split(whereSeparator: \.isNewline), people: people)
    if let problem = log.firstProblem {
      FileHandle.standardError.write(Data("\(log.unread) lines were left out; \(problem)\n".utf8))
    }
    guard !log.people.isEmpty else { throw Misuse(description: "\(file ?? "") has no plays") }
    var table = ScoreTable()
    // Where people live is not told, so any hour may be their day.
    for (_, doings) in log.people.sorted(by: { $0.key < $1.key }) {
      table.add(Replay(events: doings, warmUp: 28, offering: 0..<1440), ScoreTable.everybody)
    }
    print(table.markdown)
  }

  /// A made-up person's life.
  static func madeUp(_ seed: UInt64, days: Int = 200) -> (life: Life, replay: Replay) {
    let life = Life(Person(seed: seed, days: days), seed: seed)
    return (life, Replay(events: life.events.map(\.doing), warmUp: 28, offering: 360..<1440))
  }
}

/// Nobody who is measured has taught anything.
enum Seeds {
  static func measured(_ people: Int) -> Range<UInt64> { 1..<1 + UInt64(min(people, 999)) }
  static func training(_ people: Int) -> Range<UInt64> { 1000..<1000 + UInt64(people) }
}
