import Intents
import SottoWire
import Testing

@testable import SottoHost

@Suite struct TapeTests {
  private let home = RecordedHome(apps: [], defaults: [:], rides: [], phrases: [], playing: [])

  private func say(_ text: String, on tape: Tape, app: String = "") {
    tape.begin(.init(text: text), at: 1, in: home)
    tape.note(.came(.event(name: "nowPlaying", with: .string(app)), from: "a", at: 1))
    tape.note(.replied(["text": "done"]))
  }

  private func said(on tape: Tape) -> [String] {
    (tape.content?.lines ?? []).compactMap {
      if case .said(let call, _) = $0 { call["text"]?.string } else { nil }
    }
  }

  @Test func `the last turns are kept`() {
    let tape = Tape()
    for number in 1...20 { say("\(number)", on: tape) }
    #expect(said(on: tape) == (5...20).map(String.init))
    #expect(tape.content?.dropped == 4)
  }

  @Test func `a megabyte is kept`() {
    let tape = Tape()
    let much = String(repeating: "x", count: Tape.mostBytes * 2 / 5)
    for number in 1...3 { say("\(number)", on: tape, app: much) }
    #expect(said(on: tape) == ["2", "3"])
    say("4", on: tape, app: String(repeating: "x", count: Tape.mostBytes))
    #expect(tape.content == nil)
  }

  @Test func `a turn that goes on is not saved`() {
    let tape = Tape()
    #expect(tape.content == nil)
    say("1", on: tape)
    tape.begin(.init(text: "2", conversation: "c"), at: 2, in: home)
    #expect(said(on: tape) == ["1"])
  }

  @Test func `each conversation hears apps, and is alone with what is done for it`() {
    let tapes = Tapes(clock: { .distantPast })
    let (one, other) = (tapes.makeTape(), tapes.makeTape())
    for tape in [one, other] { say("x", on: tape) }
    Tape.$current.withValue(one) { tapes.note(.sent(.event(name: "end", with: .null), to: "a")) }
    tapes.note(.ended("a", at: 1))
    #expect(one.content?.lines.count == 5 && other.content?.lines.count == 4)
  }

  @Test func `calls and requests are numbered anew`() {
    let lines: [RecordedLine] = [
      .came(.answer(id: 8, .null), from: "a", at: 1),
      .sent(.call(id: 40, name: "begin", with: ["request": 17]), to: "a"),
      .sent(.call(id: 41, name: "begin", with: ["request": 18]), to: "b"),
      .came(.call(id: 42, name: "askPerson", with: [:]), from: "a", at: 1),
      .came(.answer(id: 40, .null), from: "a", at: 1),
      .sent(.answer(id: 42, .null), to: "a"),
      .sent(.event(name: "end", with: ["request": 17]), to: "a"),
    ]
    #expect(
      lines.numbered == [
        .sent(.call(id: 1, name: "begin", with: ["request": 1]), to: "a"),
        .sent(.call(id: 1, name: "begin", with: ["request": 2]), to: "b"),
        .came(.answer(id: 1, .null), from: "a", at: 1),
        .sent(.event(name: "end", with: ["request": 1]), to: "a"),
      ])
  }
}
