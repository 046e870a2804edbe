import Foundation
import Testing

/// The prompt outlives the assistant's process.
@Suite struct PromptTests {
  @Test func `the prompt goes on when the assistant is killed`() throws {
    let home = try TestHome()
    try home.serve()
    let prompt = try PromptSession(home)
    try prompt.say("what's the weather")
    #expect(prompt.nextLine() == "I can't help with that.")
    kill(try #require(home.assistantIdentifier), SIGKILL)
    // The first sentence finds that the assistant has gone, the second one is answered.
    try prompt.say("what's the weather")
    try prompt.say("какая завтра погода")
    #expect(prompt.nextLine() == "С этим помочь не могу.")
    #expect(try prompt.quit() == 0)
  }
}
