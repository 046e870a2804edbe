import Foundation
import Testing

/// What the documents show of a first app is the app that the tests from end to end speak to.
@Suite struct FirstAppTests {
  private static let app = Script.root.appending(path: "Tests/Clients/Songbook")

  @Test(arguments: [
    "App/AppDelegate.swift", "App/Info.plist", "App/Songbook.entitlements",
    "Intents/IntentHandler.swift", "Intents/Info.plist", "Intents/SongbookIntents.entitlements",
    "Intents/main.swift",
  ])
  func `the page has the app's files`(file: String) throws {
    let text = try text(of: Self.app.appending(path: file))
    let page = try self.text(of: Script.root.appending(path: "Documentation/FirstApp.md"))
    #expect(page.contains("`\(file)`") && page.contains("\n\(text)```\n"))
  }

  @Test(arguments: ["IntentHandler.swift", "main.swift"])
  func `the README has the app's extension`(file: String) throws {
    let text = try text(of: Self.app.appending(path: "Intents/\(file)"))
    let readme = try self.text(of: Script.root.appending(path: "README.md"))
    #expect(readme.contains("```swift\n\(text)```\n"))
  }

  private func text(of file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8)
  }
}
