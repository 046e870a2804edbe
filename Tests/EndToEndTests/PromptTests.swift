import Foundation
import Testing

/// The prompt outlives the assistant's process.
@Suite(.ownThread) struct PromptTests {
  @Test func `the prompt goes on when the assistant is killed`() throws {
    let home = try TestHome()
    try home.serve()
    let prompt = try PromptSession(home)
    try prompt.say("what's the weather")
    #expect(prompt.nextLine() == "I can't help with that.")
    let killed = try #require(home.assistantIdentifier)
    kill(killed, SIGKILL)
    while Processes.isRunning(killed) { usleep(1000) }
    // It has heard nothing of what is said to the next one.
    try prompt.say("какая завтра погода")
    #expect(prompt.nextLine() == "С этим помочь не могу.")
    #expect(try prompt.quit() == 0)
  }

  @Test func `Ctrl-C leaves a request that takes long`() throws {
    let home = try TestHome()
    try home.serve(["--request-limit", "3"])
    try home.installFaulty()
    let prompt = try PromptSession(home)
    try prompt.say("play kaput hang in faulty")
    while Processes.named("FaultyIntents", of: home).isEmpty { usleep(1000) }
    prompt.interrupt()
    #expect(prompt.nextLine() == "")
    try prompt.say("what's the weather")
    #expect(prompt.nextLine() == "I can't help with that.")
    #expect(try prompt.quit() == 0)
  }
}
