import Foundation
import Testing

/// Reminders ring once: at prompts, on the desktop, later where nobody was there; and are answered.
@Suite(.ownThread) struct ReminderTests {
  /// All at the same minute, so that it is waited for once.
  @Test func `a reminder rings where somebody is, and is answered`() throws {
    let bus = try DesktopBus()
    let home = try home(bus: bus?.address)
    let (killed, other) = (try self.home(), try self.home())
    let prompts = try [
      PromptSession(home), PromptSession(home, options: ["--locale", "de"]),
    ]
    let time = Self.nextMinute()
    let listener = try PromptSession(other)
    for home in [home, killed, other] {
      let answer = try home.say("remind me at \(time) to call Ann")
      #expect(answer.output.contains("call Ann"), "\(answer.output)\(answer.error)")
    }
    let assistant = try #require(killed.assistantIdentifier)
    kill(assistant, SIGKILL)
    #expect(prompts[0].nextLine() == "Listable: call Ann")
    #expect(prompts[1].nextLine() == "Listable: call Ann")
    if let bus { #expect(bus.hears("call Ann")) }
    try prompts[1].say("Erledigt!")
    #expect(prompts[1].nextLine() == "Listable: Erledigt – call Ann")
    #expect(try show(home).contains("✓ call Ann"))
    // It is answered, and means nothing any more.
    try prompts[0].say("done")
    #expect(prompts[0].nextLine()?.contains("call Ann") == false)
    for prompt in prompts { #expect(try prompt.quit() == 0) }
    // Whoever has been told of it means it.
    #expect(listener.nextLine() == "Listable: call Ann")
    try listener.say("i did it")
    #expect(listener.nextLine() == "Marked as done in Listable: call Ann.")
    #expect(try listener.quit() == 0)
    // The assistant that was killed rings when it is there again, and tells whoever comes then.
    var told = ""
    try wait(every: 0.1) {
      told += try killed.sotto("apps", "list").error
      return told.contains("call Ann")
    }
    #expect(told.contains("Missed at ") && told.contains("– Listable: call Ann"), "\(told)")
    #expect(try !killed.sotto("apps", "list").error.contains("call Ann"))
    #expect(try killed.say("ertele").output == "Listeler: Ertele – call Ann\n")
    #expect(try show(killed).contains("○ call Ann"))
  }

  @Test func `who wants to be told nothing is told nothing`() throws {
    let home = try home()
    #expect(try home.sotto("apps", "deny", "Listable", "--notifications").status == 0)
    #expect(try home.say("remind me tomorrow at six to call Ann").status == 0)
    #expect(try waiting(home).isEmpty)
    // What was kept meanwhile rings from now on.
    #expect(try home.sotto("apps", "allow", "Listable", "--notifications").status == 0)
    #expect(try home.say("remind me tomorrow at seven to call Bob").status == 0)
    #expect(try waiting(home) == ["call Ann", "call Bob"])
    #expect(try home.say("delete the task call Ann", answers: ["yes"]).status == 0)
    #expect(try waiting(home) == ["call Bob"])
  }

  /// What waits follows what is said of a task, and what its app's own program takes in.
  @Test func `a reminder that has been moved waits for its new time alone`() throws {
    let home = try home()
    let talk = ["--conversation", "\(UUID())"]
    func say(_ text: String, answers: [String] = []) throws {
      let answer = try home.say(text, answers: answers, options: talk)
      #expect(answer.status == 0, "“\(text)”: \(answer.output)\(answer.error)")
    }
    try say("remind me tomorrow at 6 pm to feed the cat")
    #expect(try times(home) == ["feed the cat, day 1 18:00"])
    try say("move it to the day after tomorrow at 9 am")
    #expect(try times(home) == ["feed the cat, day 2 09:00"])
    try say("no, at 10 am")
    #expect(try times(home) == ["feed the cat, day 2 10:00"])
    try say("undo that")
    #expect(try times(home) == ["feed the cat, day 2 09:00"])
    try say("tick off feed the cat")
    #expect(try times(home) == [])
    try say("undo that")
    #expect(try times(home) == ["feed the cat, day 2 09:00"])
    try say("delete the task feed the cat", answers: ["yes"])
    #expect(try times(home) == [])
    try say("undo that")
    #expect(try times(home) == ["feed the cat, day 2 09:00"])
    // In a shell, while the app runs.
    let app = Command.products.appending(path: "Listable").path
    let file = home.folder.appending(path: "lists.md")
    let environment = ["SOTTO_HOME": home.folder.path]
    let exported = try Command.output(of: [app, "export"], environment: environment)
    try exported.replacing("\"hour\":9", with: "\"hour\":7").write(
      to: file, atomically: true, encoding: .utf8)
    let taken = try Command.output(of: [app, "import", file.path], environment: environment)
    #expect(taken == "1 task\n")
    try wait { try times(home) == ["feed the cat, day 2 07:00"] }
    #expect(try times(home) == ["feed the cat, day 2 07:00"])
  }

  /// - Parameter bus: The session bus; without one no desktop is told anything.
  private func home(bus: String? = nil) throws -> TestHome {
    let home = try TestHome()
    home.environment["DBUS_SESSION_BUS_ADDRESS"] = bus ?? "unix:path=/nonexistent"
    try home.installListable()
    return home
  }

  private func show(_ home: TestHome) throws -> String {
    let app = Command.products.appending(path: "Listable").path
    return try Command.output(of: [app, "show"], environment: ["SOTTO_HOME": home.folder.path])
  }

  private func waiting(_ home: TestHome) throws -> [String] {
    let answer = try home.sotto("status", "--json")
    let status = try JSONDecoder().decode(Waiting.self, from: Data(answer.output.utf8))
    return status.waiting.map(\.title)
  }

  /// What waits, with its time: “call Ann, day 1 18:00” is tomorrow.
  private func times(_ home: TestHome) throws -> [String] {
    let answer = try home.sotto("status", "--json")
    let status = try JSONDecoder().decode(Waiting.self, from: Data(answer.output.utf8))
    let calendar = Calendar.current
    return status.waiting.map { waiting in
      let date = Date(timeIntervalSince1970: waiting.date)
      let day = calendar.dateComponents(
        [.day], from: calendar.startOfDay(for: .now), to: calendar.startOfDay(for: date)
      ).day
      let time = calendar.dateComponents([.hour, .minute], from: date)
      return "\(waiting.title), day \(day ?? 0) "
        + String(format: "%02d:%02d", time.hour ?? 0, time.minute ?? 0)
    }
  }

  private struct Waiting: Decodable {
    struct Notification: Decodable {
      var title: String
      var date: Double
    }
    var waiting: [Notification]
  }

  /// The next full minute that is far enough away to get ready for it.
  private static func nextMinute() -> String {
    let parts = Calendar.current.dateComponents([.hour, .minute], from: .now + 80)
    return String(format: "%02d:%02d", parts.hour ?? 0, parts.minute ?? 0)
  }
}

/// A session bus, and somebody on it who hears what is shown on the desktop.
private final class DesktopBus {
  let address: String
  private let daemon = Process()
  private let monitor = Process()
  private let output = Pipe()

  /// - Returns: `nil` where there is no bus to start.
  init?() throws {
    let programs = ["/usr/bin/dbus-daemon", "/usr/bin/dbus-monitor"]
    guard programs.allSatisfy({ access($0, X_OK) == 0 }) else { return nil }
    let names = Pipe()
    daemon.executableURL = URL(filePath: programs[0])
    daemon.arguments = ["--session", "--nofork", "--print-address=1"]
    daemon.standardOutput = names
    daemon.standardError = FileHandle.nullDevice
    try daemon.run()
    let text = String(decoding: names.fileHandleForReading.availableData, as: UTF8.self)
    address = String(text.prefix { $0 != "\n" })
    monitor.executableURL = URL(filePath: programs[1])
    monitor.arguments = ["--address", address, "member='Notify'"]
    monitor.standardOutput = output
    monitor.standardError = FileHandle.nullDevice
    try monitor.run()
  }

  deinit {
    // They have inherited that the signal to end is held back.
    for process in [monitor, daemon] { kill(process.processIdentifier, SIGKILL) }
  }

  /// Waits for a notification with a text.
  func hears(_ text: String) -> Bool {
    var heard = ""
    while !heard.contains("\"\(text)\"") {
      guard let more = output.fileHandleForReading.nextData(), !more.isEmpty else { return false }
      heard += String(decoding: more, as: UTF8.self)
    }
    return true
  }
}
