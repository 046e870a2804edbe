import CaseFiles
import Foundation
import Logging
import SottoNetwork
import SottoHost
import SottoServer
import Testing

@testable import sotto

/// What holds where a setting is in the file, a variable and an option.
@Suite struct SettingsTests {
  struct Row: Decodable, CustomTestStringConvertible {
    var name: String
    var file: String?
    var environment: [String: String]?
    var options: [String: [String]]?
    /// What is written of settings, by key.
    var holds: [String: [String]]?
    /// Where that comes from: a kind, and what it is called.
    var from: [String: String]?
    /// Parts of what is said to be wrong, one a line.
    var wrong: [String]?
    var testDescription: String { name }
  }

  private func settings(_ row: Row) throws -> Settings {
    try Settings(
      file: SettingsFile(path: "config.yaml", text: row.file ?? ""), options: row.options ?? [:],
      environment: row.environment ?? [:])
  }

  @Test(arguments: cases("precedence", of: Row.self))
  func `an option counts before a variable, and that before the file`(row: Row) throws {
    guard let wrong = row.wrong else {
      let settings = try settings(row)
      for setting in KnownSettings.all {
        let (texts, source) = settings.written(setting)
        #expect(texts == row.holds?[setting.key] ?? [], "\(setting.key)")
        #expect("\(source)" == row.from?[setting.key] ?? "standard", "\(setting.key)")
      }
      return
    }
    let problems = try #require(throws: SettingsProblems.self) { try settings(row) }
    #expect(problems.all.count == wrong.count, "\(problems)")
    for (problem, part) in zip(problems.all, wrong) {
      #expect("\(problem)".contains(part), "\(problem)")
    }
  }

  @Test func `each setting has a value of its own kind`() throws {
    let text = """
      sandbox: landlock
      request-limit: 2.5
      idle: never
      http: "[::1]:8080"
      http-origin: [https://a.home, https://b.home]
      wyoming: tcp://127.0.0.1:10401
      wyoming-allow: [192.168.1.20, fd00::/8]
      announce: no
      other-players: off
      locale: en-GB
      page: off
      log-level: info
      """
    let settings = try Settings(file: SettingsFile(path: "f", text: text))
    #expect(settings[KnownSettings.sandbox] == .landlock)
    #expect(settings[KnownSettings.requestLimit] == 2.5)
    #expect(settings[KnownSettings.idle] == .never)
    #expect(settings[KnownSettings.http]?.description == "[::1]:8080")
    #expect(settings[KnownSettings.httpOrigin] == ["https://a.home", "https://b.home"])
    #expect(settings[KnownSettings.wyomingAllow].contain(host: "fd00::7"))
    #expect(settings[KnownSettings.wyoming]?.description == "127.0.0.1:10401")
    #expect(!settings[KnownSettings.announce])
    #expect(!settings[KnownSettings.otherPlayers])
    #expect(settings[KnownSettings.locale] == "en-GB")
    #expect(!settings[KnownSettings.page])
    #expect(settings[KnownSettings.logLevel] == .info)
    let named = Set(try SettingsFile(path: "f", text: text).entries.map(\.key))
    #expect(named == Set(KnownSettings.all.map(\.key)), "this test has all of them")
  }

  @Test func `an assistant that a command has started ends by itself`() throws {
    func idle(_ text: String, isStarted: Bool) throws -> Duration? {
      try Settings(file: SettingsFile(path: "f", text: text)).assistant(isStarted: isStarted)
        .assistantIdle
    }
    #expect(try idle("", isStarted: true) == .seconds(600))
    #expect(try idle("", isStarted: false) == nil)
    #expect(try idle("idle: never", isStarted: true) == nil)
    #expect(try idle("idle: 5", isStarted: false) == .seconds(5))
  }

  @Test func `names of settings are told apart`() {
    #expect(Set(KnownSettings.all.map(\.key)).count == KnownSettings.all.count)
    #expect(KnownSettings.all.allSatisfy { $0.meaning.hasSuffix(".") && !$0.form.hasSuffix(".") })
  }

  @Test func `the document has the table of the code`() throws {
    let page = URL(filePath: #filePath).appending(path: "../../../Documentation/Configuration.md")
      .standardized
    let text = try String(contentsOf: page, encoding: .utf8)
    #expect(text.contains("\n\(SettingsPage.table)\n"), "it should have:\n\(SettingsPage.table)")
  }
}
