import Foundation
import Testing

/// Who starts the assistant, who ends it, and what happens to a home that is not as it should be.
@Suite(.ownThread) struct AssistantTests {
  @Test func `several commands at once start one assistant`() async throws {
    let home = try TestHome()
    try await withThrowingTaskGroup(of: Int32.self) { group in
      for _ in 0..<6 {
        group.addTask { try home.say("what's the weather").status }
      }
      for try await status in group { #expect(status == 2) }
    }
    func serving() -> Int {
      Processes.all.count {
        $0.arguments.contains("serve") && $0.environment("SOTTO_HOME") == home.folder.path
      }
    }
    // Those that came second end when they see it.
    wait { serving() == 1 }
    #expect(serving() == 1)
  }

  @Test func `it ends when it has been idle`() throws {
    let home = try TestHome()
    try home.serve(["--idle", "1"])
    #expect(try home.say("what's the weather").status == 2)
    wait { home.assistantIdentifier == nil }
    #expect(home.assistantIdentifier == nil)
    #expect(try home.say("what's the weather").status == 2)
  }

  @Test func `one runs in the command's own process for tests`() throws {
    let home = try TestHome()
    let answer = try home.sotto("say", "--in-process", "what's the weather")
    #expect(answer.status == 2)
    #expect(home.assistantIdentifier == nil)
    try home.serve()
    let second = try home.sotto("say", "--in-process", "what's the weather")
    #expect(second.status == 1)
    #expect(second.error.contains("Leave --in-process out to use it, or end it with “sotto quit”."))
  }

  @Test func `a very long path of the home is no obstacle`() throws {
    let home = try TestHome()
    var environment = home.environment
    let long = home.folder.appending(path: String(repeating: "long-", count: 40))
    environment["SOTTO_HOME"] = long.path
    let answer = try Command(
      ["say", "--in-process", "what's the weather"], environment: environment)
    #expect(answer.status == 2)
    #expect(try Command(["say", "what's the weather"], environment: environment).status == 2)
    _ = try Command(["quit"], environment: environment)
  }

  @Test func `a home that cannot be written is named`() throws {
    let home = try TestHome()
    var environment = home.environment
    environment["SOTTO_HOME"] = "/proc/nothing"
    let answer = try Command(["say", "hello"], environment: environment)
    #expect(answer.status != 0)
    #expect(answer.error.contains("/proc/nothing"))
  }
}
