import Foundation
import Intents
import Testing

/// What an app asks of its own accord holds nobody up.
@Suite(.ownThread) struct QuestionTests {
  private func entries(of home: TestHome) throws -> Int {
    try home.sotto("history", "--json").output.components(separatedBy: "\"what's playing\"").count
      - 1
  }

  @Test func `no sentence is lost to an app that asks all the time`() throws {
    let home = try TestHome()
    try home.installTestApp("Keeper")
    #expect(try home.say("play kaput pester nicely in keeper").status == 0)
    let answer = "Nothing is playing."
    let screen = try home.atTerminal(
      "",
      typing: [
        "> ": "what's playing", answer: "what's playing", answer: "what's playing",
        answer: "what's playing", answer: "what's playing", answer: "what's playing",
        answer: "what's playing", answer: "what's playing", answer: "what's playing",
        answer: "what's playing", answer: "what's playing", answer: "what's playing",
        answer: "what's playing", answer: "what's playing", answer: ":quit",
      ])
    #expect(screen.components(separatedBy: answer).count == 15, "\(screen)")
    #expect(screen.contains("Keeper: Do you like number"), "\(screen)")
    wait { (try? entries(of: home)) == 14 }
    #expect(try entries(of: home) == 14)
    // Between two sentences there is one question at most.
    #expect(screen.components(separatedBy: "Do you like").count <= 15, "\(screen)")
  }

  @Test func `an app is silenced by the answer, until the person lets it again`() throws {
    let home = try TestHome()
    try home.installTestApp("Keeper")
    #expect(try home.say("play kaput pester nicely in keeper").status == 0)
    let screen = try home.atTerminal(
      "",
      typing: [
        "> ": "what's playing", "“stop asking”)": "stop asking",
        "Keeper asks you nothing more.": "thanks",
        "> ": "what's playing", "Nothing is playing.": ":quit",
      ])
    #expect(screen.contains("“sotto apps allow app.sotto.Keeper --questions”"), "\(screen)")
    #expect(screen.components(separatedBy: "Do you like").count == 2, "\(screen)")
    #expect(try home.sotto("apps", "list").output.contains("no questions"))
    #expect(try home.sotto("apps", "allow", "Keeper", "--questions").status == 0)
    let asked = try home.atTerminal(
      "", typing: ["> ": "what's playing", "Do you like number": "no", "> ": ":quit"])
    #expect(asked.contains("Do you like number"), "\(asked)")
    #expect(try home.sotto("apps", "deny", "Keeper", "--questions").output.contains("no questions"))
  }

  @Test func `a page silences an app, too`() throws {
    let home = try TestHome()
    let served = try ServedHome(home)
    try home.installTestApp("Keeper")
    let stream = try HTTPWire.events("/v1/events", of: served)
    _ = try served.say("play kaput pester nicely in keeper", in: "ask")
    var told = ""
    try wait(every: 0) {
      _ = try served.say("thanks", in: "ask")
      told += String(decoding: stream.receive(until: "event: ask\n", within: 0.5), as: UTF8.self)
      return told.contains("event: ask\n")
    }
    told += String(decoding: stream.receive(until: "\n\n"), as: UTF8.self)
    let asked = try #require(
      told.firstMatch(of: /"canBeSilenced":true,"identifier":"([^"]+)"/), "\(told)")
    let answer = try served.request("POST /v1/asks/\(asked.1)", body: #"{"words": "别再问了"}"#)
    #expect(answer.status == 204)
    try wait { try served.request("GET /v1/apps/Keeper")["questions"] == false }
    #expect(try served.request("GET /v1/apps/Keeper")["questions"] == false)
  }
}
