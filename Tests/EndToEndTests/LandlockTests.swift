import Foundation
import SottoHost
import Testing

/// The sandbox for machines where bubblewrap does not work.
@Suite(.ownThread) struct LandlockTests {
  @Test func `extensions work without bubblewrap`() throws {
    do {
      _ = try ConfinementChoice.landlock.confinement()
    } catch {
      print("Skipped here: extensions in Landlock. \(error)")
      return
    }
    let home = try TestHome()
    try home.serve(["--sandbox", "landlock"])
    try home.installMelody()
    try home.installFaulty()
    let answer = try home.say("Play Skyfall by Adele in Melody")
    let logs = try home.sotto("logs", "Melody").output + home.sotto("logs").output
    #expect(answer.output.hasPrefix("Playing Skyfall by Adele in Melody."), "\(logs)")
    let liked = try home.say("I like this song")
    #expect(liked.output.hasPrefix("You like Skyfall by Adele"), "\(liked.output)\(liked.error)")
    // It is not let start any.
    let left = try home.say("play kaput leave in faulty", options: ["--why"])
    let log = home.folder.appending(path: "logs/app.sotto.Faulty.Intents.log")
    #expect(
      left.output.hasPrefix("Playing Second by Nobody in Faulty.\n"),
      "\((try? String(contentsOf: log, encoding: .utf8)) ?? "")")
  }
}
