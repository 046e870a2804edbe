import Foundation
import Testing

/// Installing, allowing and removing apps, as a person does it.
@Suite(.ownThread) struct AppsTests {
  @Test func `an app is asked only when it is allowed`() throws {
    let home = try TestHome()
    try home.installFaulty()
    #expect(try home.sotto("apps", "deny", "Faulty").status == 0)
    let denied = try home.say("play kaput fine in faulty")
    #expect(denied.status == 3)
    #expect(denied.output.contains("sotto apps allow"))
    #expect(try home.sotto("apps", "allow", "faulty").status == 0)
    #expect(try home.say("play kaput fine in faulty").status == 0)
  }

  /// Nobody was there to be asked when it was installed: who needs it is.
  @Test func `an app that waits for permission is asked about when it is needed`() throws {
    let home = try TestHome()
    try home.installTestApp("Faulty", isAllowed: false)
    let request = "play kaput fine in faulty"
    let question = try home.say(request)
    #expect(question.output.contains("Faulty would like to take requests from here"))
    #expect(question.status == 4)
    let locked = try home.say(request, options: ["--locked"])
    #expect(locked.output.contains("sotto apps allow"))
    #expect(try home.say(request, answers: ["cancel"]).status == 0)
    #expect(try home.sotto("apps", "list", "--json").output.contains(#""notDetermined""#))
    let allowed = try home.say(request, answers: ["yes"])
    #expect(allowed.status == 0, "\(allowed.output)\(allowed.error)")
    #expect(try home.say(request).status == 0)
  }

  @Test func `who does not permit it is not asked again`() throws {
    let home = try TestHome()
    try home.installTestApp("Faulty", isAllowed: false)
    for answers in [["no"], []] {
      let denied = try home.say("play kaput fine", answers: answers)
      #expect(denied.output.contains("sotto apps allow"))
      #expect(denied.status == 3)
    }
    #expect(try home.sotto("apps", "list", "--json").output.contains(#""denied""#))
  }

  /// As on a phone: at its first start, of whoever sits there.
  @Test(arguments: [("yes", "authorized"), ("no", "denied")])
  func `Melody asks for permission itself`(answer: String, status: String) throws {
    let home = try TestHome()
    let sources = URL(filePath: #filePath).appending(path: "../../../Apps/Melody").standardized
    let bundled = try home.sotto(
      "apps", "bundle", sources.path, "--products", Command.products.path, "--output",
      home.folder.path)
    #expect(bundled.status == 0, "\(bundled.error)")
    let bundle = home.folder.appending(path: "Melody.app").path
    let text = try home.atTerminal("apps install '\(bundle)'", typing: ["Melody plays": answer])
    #expect(text.contains("Melody would like to take requests from here: “Melody plays"))
    #expect(try home.sotto("apps", "list", "--json").output.contains(#""\#(status)""#), "\(text)")
  }

  @Test func `a removed app is gone`() throws {
    let home = try TestHome()
    try home.installFaulty()
    #expect(try home.sotto("apps", "remove", "Faulty").status == 0)
    #expect(try home.sotto("apps", "list").output.contains("No app is installed"))
    #expect(try home.say("play kaput fine").output.hasPrefix("No app is installed yet."))
  }

  @Test func `a broken bundle is refused with file and key`() throws {
    let home = try TestHome()
    try home.installFaulty()
    let bundle = home.folder.appending(path: "Faulty.app")
    let plist = bundle.appending(path: "PlugIns/FaultyIntents.appex/Info.plist")
    let text = try String(contentsOf: plist, encoding: .utf8)
    try text.replacing("NSExtensionPrincipalClass", with: "NSExtensionPrinciple")
      .write(to: plist, atomically: true, encoding: .utf8)
    let refused = try home.sotto("apps", "install", bundle.path)
    #expect(refused.status != 0)
    #expect(refused.error.contains("FaultyIntents.appex/Info.plist"))
    #expect(refused.error.contains("NSExtensionPrincipalClass"))
    // The installed one is untouched.
    #expect(try home.say("play kaput fine in faulty").status == 0)
  }

  @Test func `an unknown app is named, with those there are`() throws {
    let home = try TestHome()
    try home.installFaulty()
    let answer = try home.sotto("apps", "allow", "Melodie")
    #expect(answer.status != 0)
    #expect(answer.error.contains("Melodie"))
    #expect(answer.error.contains("Faulty"))
  }

  @Test func `the list is there for programs, too`() throws {
    let home = try TestHome()
    try home.installFaulty()
    let list = try home.sotto("apps", "list", "--json")
    let row = try JSONSerialization.jsonObject(with: Data(list.output.utf8)) as? [String: Any]
    #expect(row?["identifier"] as? String == "app.sotto.Faulty")
    #expect(row?["authorization"] as? String == "authorized")
  }
}
