import Foundation
import Testing

/// The names an app gives decide from the next sentence on.
@Suite(.ownThread) struct VocabularyTests {
  @Test func `a name is known at once, and forgotten at once`() throws {
    let home = try TestHome()
    try home.installFaulty()
    try home.installTestApp("Keeper")
    let name = "play zimbly zam"
    #expect(try home.say(name).output.hasPrefix("Which app:"))
    #expect(try home.say("play kaput teach zimbly zam in keeper").status == 0)
    // The default of a person who has chosen Faulty gives way to the app that knows the name.
    #expect(try home.say("play kaput fine", answers: ["faulty"]).status == 0)
    let known = try home.say(name)
    #expect(known.output == "Playing nothing in Keeper.\n", "\(known.output)\(known.error)")
    // What is given anew takes the place of what was given before.
    #expect(try home.say("play kaput teach zappy zoo in keeper").status == 0)
    #expect(try home.say(name).output.hasSuffix("in Faulty.\n"))
    #expect(try home.say("play zappy zoo").output.hasSuffix("in Keeper.\n"))
    #expect(try home.say("play kaput forget all in keeper").status == 0)
    #expect(try home.say("play zappy zoo").output.hasSuffix("in Faulty.\n"))
  }

  @Test func `an app's fixed terms are known in the languages they are written for`() throws {
    let home = try TestHome()
    try home.installFaulty()
    try home.installTestApp("Keeper")
    // What Keeper plays is called so.
    for (sentence, locale) in [
      ("play zarlington quay", "en"), ("play zar ling ton key", "en"),
      ("включи пристань зарлинга", "ru"), ("поставь пристань зар лин га", "ru"),
    ] {
      let said = try home.sotto("say", "--locale", locale, "--", sentence)
      #expect(said.status == 0 && said.output.contains("nothing"), "\(said.output)\(said.error)")
    }
    #expect(try home.say("play zarlington pier").output.hasPrefix("Which app:"))
  }

  @Test func `a name that an app says the sound of is found by it`() throws {
    let home = try TestHome()
    try home.installFaulty()
    try home.installTestApp("Keeper")
    #expect(try home.say("play kaput spell wrzosy sounding fsho sih in keeper").status == 0)
    for sentence in ["play fsho sih", "play wrzosy"] {
      let said = try home.say(sentence)
      #expect(said.output == "Playing nothing in Keeper.\n", "\(said.output)\(said.error)")
    }
  }

  @Test func `more names than a phone takes all count, and the developer is told`() throws {
    let home = try TestHome()
    try home.installFaulty()
    try home.installTestApp("Keeper")
    #expect(try home.say("play kaput crowd fully in keeper").status == 0)
    let last = try home.say("play crowded 6000")
    #expect(last.output == "Playing nothing in Keeper.\n", "\(last.output)\(last.error)")
    let list = try home.sotto("apps", "list")
    #expect(list.output.contains("6000 names of the type mediaMusicArtistName"), "\(list.output)")
    #expect(try home.say("play kaput forget all in keeper").status == 0)
    #expect(try !home.sotto("apps", "list").output.contains("6000 names"))
  }
}
