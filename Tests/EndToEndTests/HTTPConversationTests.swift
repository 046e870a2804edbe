import Foundation
import Intents
import Testing

/// What happens in a turn is told while it does.
@Suite(.ownThread, .serialized) struct HTTPConversationTests {
  private static let served = Result {
    let home = try TestHome()
    let served = try ServedHome(home)
    try home.installListable()
    for app in ["Keeper", "Faulty"] { try home.installTestApp(app) }
    return served
  }

  private func turn(_ text: String, in conversation: String, _ more: String = "") throws
    -> HTTPExchange
  {
    try Self.served.get().request(
      "POST /v1/conversations/\(conversation)/turns", body: #"{"text": "\#(text)"\#(more)}"#,
      headers: ["Accept": "text/event-stream"])
  }

  private func hearer(of path: String) throws -> HTTPWire {
    try .events(path, of: Self.served.get())
  }

  @Test func `each step of a turn is an event`() throws {
    let asked = try turn("add rice to the camping list in listable", in: "steps")
    #expect(asked.headers["content-type"] == "text/event-stream")
    let names = asked.events.map(\.name)
    #expect(names.prefix(3) == ["said", "understood", "app"], "\(names)")
    #expect(names.last == "reply" && names.dropFirst(3).dropLast().allSatisfy { $0 == "step" })
    let events = asked.events.map(\.content)
    #expect(Set(events.map { $0["turn"]?.string }).count == 1)
    #expect(events[0]["text"] == "add rice to the camping list in listable")
    #expect(events[1].member("readings.0.intent") == "INAddTasksIntent")
    #expect(events[1].member("readings.0.reasons")?.list?.isEmpty == false)
    #expect(events[2]["name"] == "Listable" && events[2]["reason"] == "named")
    #expect(events[3].member("step.name") == "begin")
    let times = events.compactMap { $0["milliseconds"]?.number }
    #expect(times == times.sorted() && times.count == events.count - 2)
    let steps = events.compactMap { $0["step"] }
    #expect(events.last?.member("reply.steps")?.list == steps, "the reply has the same")
    #expect(events.last?.member("reply.question.answers.0.sentence") == "Yes")

    let done = try turn("Yes", in: "steps")
    let more = done.events.map(\.name)
    #expect(!more.contains("app"), "the app is the same: \(more)")
    #expect(more.last == "reply" && more.contains("step"))
    #expect(done.events.last?.content.member("reply.outcome") == "done")
  }

  /// Each answer that is offered is the one that it says it is.
  @Test(arguments: ["0", "1"]) func `a choice's sentence chooses it`(place: String) throws {
    let asked = try turn("play kaput choice in faulty", in: "choice\(place)")
    let answer = asked.events.last?.content.member("reply.question.answers.\(place)")
    let title = try #require(answer?["title"]?.string)
    let sentence = try #require(answer?["sentence"]?.string)
    let chosen = try turn(sentence, in: "choice\(place)")
    let text = chosen.events.last?.content.member("reply.text")?.string
    #expect(text?.contains("Playing \(title.prefix(4))") == true, "\(chosen.text)")
  }

  @Test func `what an extension prints is told to who wants it`() throws {
    let told = try turn("play kaput crash in faulty", in: "output", #", "output": true"#)
    let output = told.events.filter { $0.name == "output" }.map(\.content)
    #expect(output.first?["process"]?.string?.contains("Faulty") == true, "\(told.text)")
    #expect(output.first?["lines"]?.list?.isEmpty == false)
    let untold = try turn("play kaput crash in faulty", in: "output")
    #expect(!untold.events.contains { $0.name == "output" })
  }

  @Test func `a conversation is heard by all who want to`() throws {
    let hearers = try (0..<2).map { _ in try hearer(of: "/v1/conversations/heard/events") }
    let other = try hearer(of: "/v1/conversations/other/events")
    _ = try turn("what can you do", in: "heard")
    for hearer in hearers {
      let told = String(decoding: hearer.receive(until: "event: reply"), as: UTF8.self)
      #expect(told.contains("event: said") && told.contains("event: understood"), "\(told)")
    }
    _ = try turn("what can you do", in: "other")
    let told = String(decoding: other.receive(until: "event: reply"), as: UTF8.self)
    #expect(told.components(separatedBy: "event: said").count == 2, "\(told)")
  }

  @Test func `how a ride goes on is told to who hears the conversation`() throws {
    let hearer = try hearer(of: "/v1/conversations/ride/events")
    let reply = try turn("where is my ride in keeper", in: "ride")
    #expect(reply.events.last?.content.member("reply.updates") == true, "\(reply.text)")
    let told = String(decoding: hearer.receive(until: "event: update"), as: UTF8.self)
    let (answer, update) = (told.range(of: "event: reply"), told.range(of: "event: update"))
    #expect(answer != nil && update != nil, "\(told)")
    if let answer, let update { #expect(answer.lowerBound < update.lowerBound, "\(told)") }
    #expect(try turn("what can you do", in: "ride").status == 200)
  }

  @Test func `a turn under way can be left`() throws {
    let served = try Self.served.get()
    let hearer = try hearer(of: "/v1/conversations/left/events")
    let said = Outcome()
    let thread = Thread {
      said.value = try? self.turn("play kaput slow in faulty", in: "left")
      said.isDone.signal()
    }
    thread.start()
    _ = hearer.receive(until: "event: app")
    let left = try served.request("POST /v1/conversations/left/cancel")
    #expect(left["cancelled"] == true)
    said.isDone.wait()
    let reply = try #require(said.value?.events.last)
    #expect(reply.content.member("reply.outcome") == "cancelled", "\(reply)")
    let steps = reply.content.member("reply.steps")?.list ?? []
    #expect(!steps.contains { $0["name"] == "handle" }, "\(steps)")
    #expect(
      try turn("play kaput fine in faulty", in: "left").events.last?.content
        .member("reply.outcome") == "done")
  }

  /// What a thread has come to.
  private final class Outcome: @unchecked Sendable {
    // Unchecked: it is read after the signal.
    var value: HTTPExchange?
    let isDone = DispatchSemaphore(value: 0)
  }

  @Test func `what plays is told when it changes`() throws {
    let hearer = try hearer(of: "/v1/events")
    _ = try turn("play kaput spin Zorbing in keeper", in: "spin")
    let told = String(decoding: hearer.receive(until: "Zorbing"), as: UTF8.self)
    #expect(told.contains("event: nowPlaying"), "\(told)")
  }

  @Test(arguments: ["labour", "lost labour"])
  func `how far long work is is told, and that it is over, however it ends`(work: String) throws {
    let hearer = try hearer(of: "/v1/events")
    _ = try turn("play kaput \(work) in faulty", in: "work")
    let told = String(decoding: hearer.receive(until: #""done":20"#), as: UTF8.self)
    let events = told.split(separator: "\n").filter { $0.contains(#""appName":"Faulty""#) }
    #expect(events.count > 1 && events.allSatisfy { $0.contains(#""total":20"#) }, "\(told)")
    // A request whose extension crashed is tried once more.
    #expect(events.first?.contains(#""done":20"#) == false, "\(told)")
    #expect(events.contains { $0.contains(#""done":20"#) }, "\(told)")
  }

  @Test func `an assistant that is killed ends all there is`() throws {
    let home = try TestHome()
    let served = try ServedHome(home)
    let wire = try HTTPWire.events("/v1/events", of: served)
    kill(try #require(home.assistantIdentifier), SIGKILL)
    _ = wire.receive()
    // Its threads end one after the other.
    wait { (try? served.request("GET /v1/status")) == nil }
    #expect(throws: TestHome.Failure.self) { try served.request("GET /v1/status") }
  }

  @Test func `an assistant that is stopped answers what was begun`() throws {
    let home = try TestHome()
    let served = try ServedHome(home)
    let wire = try HTTPWire.events("/v1/conversations/a/events", of: served)
    #expect(try home.sotto("quit").status == 0)
    _ = wire.receive()
    #expect(throws: TestHome.Failure.self) { try served.request("GET /v1/status") }
  }
}

/// What an app has to say of its own accord.
@Suite(.ownThread) struct HTTPNotificationTests {
  @Test(.timeLimit(.minutes(3))) func `who hears the home hears what rings`() throws {
    let home = try TestHome()
    home.environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=/nonexistent"
    let served = try ServedHome(home)
    try home.installListable()
    let hearers = try (0..<2).map { _ in try HTTPWire.events("/v1/events", of: served) }
    let parts = Calendar.current.dateComponents([.hour, .minute], from: .now + 65)
    let time = String(format: "%02d:%02d", parts.hour ?? 0, parts.minute ?? 0)
    let said = try served.say("remind me at \(time) to call Ann", in: "a")
    #expect(said["outcome"] == "done", "\(said.text)")
    for hearer in hearers {
      let told = String(
        decoding: hearer.receive(until: "call Ann", within: 100), as: UTF8.self)
      #expect(told.contains("event: notification"), "\(told)")
    }
    #expect(try served.say("done", in: "a")["outcome"] == "done")
  }
}
