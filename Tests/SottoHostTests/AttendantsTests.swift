import SottoLanguage
import SottoSocket
import SottoWire
import Synchronization
import Testing

@testable import SottoHost

/// Who is asked what apps would like to know, and when.
@Suite struct AttendantsTests {
  private static let languages = Result { try Languages.installed() }

  private static func notice(_ text: String) -> ClientCalls.Notification {
    .init(
      text: text, locale: "en", app: "", title: "", body: "", date: 0, isMissed: false, actions: [])
  }

  /// A front end, and what its person answers, in order.
  private final class FrontEnd: Sendable {
    let peer: Peer
    /// What they are asked.
    let questions: AsyncStream<String>
    private let person: Peer

    init(answers: [String?]) throws {
      let answers = Mutex(answers)
      let (ours, theirs) = try UnixSocket.pair()
      var handlers = CallHandlers()
      let (questions, hear) = AsyncStream<String>.makeStream()
      handlers.on(ClientCalls.Ask.self) { call in
        hear.yield(call.text)
        return .init(words: answers.withLock { $0.isEmpty ? nil : $0.removeFirst() })
      }
      peer = Peer(descriptor: ours, role: .assistant)
      person = Peer(descriptor: theirs, role: .client, handlers: handlers)
      self.questions = questions
    }
  }

  private func question(
    _ text: String, of app: String = "a", silence: @escaping @Sendable () -> Void = {}
  ) -> Attendants.AppQuestion {
    .init(app: app, text: text) {
      silence()
      return Self.notice("silenced")
    }
  }

  /// Has apps ask, and waits until all their questions wait.
  private func ask(
    _ questions: [Attendants.AppQuestion], _ attendants: Attendants
  ) async -> [Task<Bool?, Never>] {
    var tasks: [Task<Bool?, Never>] = []
    for (count, question) in questions.enumerated() {
      tasks.append(Task { await attendants.askNext(question) })
      while await attendants.waitingCount == count { await Task.yield() }
    }
    return tasks
  }

  @Test func `one question at a time, of each app in its turn`() async throws {
    let attendants = Attendants(languages: try Self.languages.get())
    let front = try FrontEnd(answers: ["yes", "nein", "да", "yes"])
    let tasks = await ask(
      [question("a1"), question("a2"), question("a3"), question("b1", of: "b")], attendants)
    for left in [3, 2, 1, 0, 0] {
      #expect(await attendants.add(front.peer) == nil)
      #expect(await attendants.waitingCount == left)
    }
    var heard: [String] = []
    for await text in front.questions {
      heard.append(text)
      if heard.count == 4 { break }
    }
    #expect(heard == ["a1", "b1", "a2", "a3"])
    var answers: [Bool?] = []
    for task in tasks { answers.append(await task.value) }
    #expect(answers == [true, true, true, false])
  }

  @Test(arguments: [
    ("what's playing", nil, "what's playing"), ("играй джаз", nil, "играй джаз"),
    (":quit", nil, ":quit"), ("don't ask Anna", nil, "don't ask Anna"), ("   ", nil, nil),
    ("yes please", true, nil), ("never mind", nil, nil), ("Nein", false, nil),
  ])
  func `what is no answer is said as anything is`(
    words: String, answer: Bool?, further: String?
  ) async throws {
    let attendants = Attendants(languages: try Self.languages.get())
    let front = try FrontEnd(answers: [words])
    let tasks = await ask([question("May I?")], attendants)
    #expect(await attendants.add(front.peer) == further)
    #expect(await tasks[0].value == answer)
  }

  @Test func `who is silenced is asked for nothing more`() async throws {
    let attendants = Attendants(languages: try Self.languages.get())
    let front = try FrontEnd(answers: ["Stop asking!", "yes"])
    let silenced = Mutex<[String]>([])
    let tasks = await ask(
      [
        question("a1") { silenced.withLock { $0.append("a") } },
        question("a2") { silenced.withLock { $0.append("a") } },
        question("b1", of: "b"),
      ], attendants)
    #expect(await attendants.add(front.peer) == nil)
    #expect(silenced.withLock { $0 } == ["a"])
    #expect(await tasks[0].value == nil)
    #expect(await tasks[1].value == nil)
    #expect(await attendants.add(front.peer) == nil)
    #expect(await tasks[2].value == true)
  }
}
