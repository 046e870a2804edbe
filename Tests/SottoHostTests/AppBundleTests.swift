import Foundation
import SottoHost
import SottoAssistant
import Testing

@Suite struct AppBundleTests {
  let sample: SampleBundle

  init() throws { sample = try SampleBundle() }

  @Test func `a path from above this folder on leads to the bundle`() throws {
    let depth = FileManager.default.currentDirectoryPath.split(separator: "/").count
    let sample = try SampleBundle()
    let path = String(repeating: "../", count: depth) + sample.path.dropFirst()
    #expect(try AppBundle(path: path).path == sample.path)
  }

  @Test func `a bundle says what its files say`() throws {
    let bundle = try AppBundle(path: sample.path)
    #expect(bundle.identifier == "com.example.Tuner")
    #expect(bundle.version == "2.1")
    #expect(bundle.executable == "\(sample.path)/Tuner")
    #expect(bundle.languages == ["en", "ru"])
    #expect(bundle.support.intents == ["INAddMediaIntent"])
    #expect(bundle.intents == ["INAddMediaIntent", "INPlayMediaIntent"])
    #expect(bundle.activityTypes == ["INPlayMediaIntent"])
    #expect(
      bundle.entitlements
        == Entitlements(siri: true, groups: ["group.com.example.Tuner"], network: false))
  }

  @Test func `the same bundle is read by any path to it`() throws {
    let detour = "\(sample.path)/PlugIns/../../Tuner.app/"
    #expect(try AppBundle(path: detour) == AppBundle(path: sample.path))
  }

  @Test func `names are those of the person's language`() throws {
    let bundle = try AppBundle(path: sample.path)
    #expect(bundle.name.text(in: "en-GB") == "Tuner")
    #expect(bundle.name.text(in: "ru_RU.UTF-8") == "Приёмник")
    #expect(bundle.name.spellings == ["Tuner", "Приёмник"])
    #expect(bundle.usageDescription.text(in: "ru") == "Приёмник включает то, что вы попросите.")
    #expect(bundle.usageDescription.text(in: "ja") == "Tuner plays what you ask for.")
    let (literal, key) = (bundle.alternativeNames[0], bundle.alternativeNames[1])
    #expect(literal.name.spellings == ["Old Radio"])
    #expect(literal.pronunciationHint == nil)
    #expect(key.name.spellings == ["The Wireless", "Радиола"])
    #expect(key.pronunciationHint?.base == "wire less")
  }

  @Test func `an extension has its class, its intents and its own entitlements`() throws {
    let bundle = try AppBundle(path: sample.path)
    let found = try #require(bundle.extension(handling: "INPlayMediaIntent"))
    #expect(found.identifier == "com.example.Tuner.TunerIntents")
    #expect(found.principalClass == "TunerIntents.IntentHandler")
    #expect(found.executable == "\(sample.path)/PlugIns/TunerIntents.appex/TunerIntents")
    #expect(found.support.restrictedWhileLocked == ["INPlayMediaIntent"])
    #expect(found.support.mediaCategories == ["INMediaCategoryRadio"])
    #expect(found.entitlements.network)
    #expect(bundle.extension(handling: "INAddMediaIntent") == nil)
  }

  @Test func `terms and example sentences are read for each language`() throws {
    let bundle = try AppBundle(path: sample.path)
    let vocabulary = try #require(bundle.vocabularies["en"])
    #expect(vocabulary.examples == ["INPlayMediaIntent": ["Play the morning show in Tuner"]])
    #expect(vocabulary.terms.map(\.identifier) == ["morning"])
    #expect(vocabulary.terms[0].synonyms.map(\.phrase) == ["Morning Show", "Breakfast Hour"])
    #expect(vocabulary.terms[0].synonyms[0].pronunciation == "mor ning show")
    #expect(bundle.vocabularies["ru"] == nil)
  }

  @Test func `a class without a module is looked for in the extension's own`() throws {
    try SampleBundle.change(
      "\(sample.path)/PlugIns/TunerIntents.appex/Info.plist",
      key: "NSExtension.NSExtensionPrincipalClass", to: "IntentHandler")
    let bundle = try AppBundle(path: sample.path)
    #expect(bundle.extensions[0].principalClass == "TunerIntents.IntentHandler")
  }

  @Test func `extensions of other kinds are left alone`() throws {
    try SampleBundle.change(
      "\(sample.path)/PlugIns/TunerIntents.appex/Info.plist",
      key: "NSExtension.NSExtensionPointIdentifier", to: "com.apple.widgetkit-extension")
    #expect(try AppBundle(path: sample.path).extensions.isEmpty)
  }

  @Test(arguments: try BrokenBundle.all())
  func `a defect is refused by file, key and remedy`(defect: BrokenBundle) throws {
    try defect.apply(to: sample.path)
    let error = #expect(throws: BundleError.self) { try AppBundle(path: sample.path) }
    #expect(error?.description == defect.error)
  }
}

/// One line of `Fixtures/broken-bundles.json`: a change to the sample, and the error that follows.
struct BrokenBundle: Decodable, CustomTestStringConvertible {
  let file: String
  /// The value to change; the whole file without one.
  let key: String?
  /// What to put there, as JSON; nothing removes what is there.
  let value: JSON?
  let mode: Int?
  let error: String

  var testDescription: String { error }

  static func all() throws -> [BrokenBundle] {
    let file = URL(fileURLWithPath: "\(SampleBundle.fixtures)/broken-bundles.json")
    return try JSONDecoder().decode([BrokenBundle].self, from: Data(contentsOf: file))
  }

  func apply(to bundle: String) throws {
    let path = "\(bundle)/\(file)"
    if let mode {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    } else if let key {
      try SampleBundle.change(path, key: key, to: value?.content)
    } else if case .text(let text) = value {
      try text.write(toFile: path, atomically: false, encoding: .utf8)
    } else {
      try FileManager.default.removeItem(atPath: path)
    }
  }

  /// A value of any kind that a property list can hold.
  enum JSON: Decodable {
    case text(String), flag(Bool), list([JSON]), object([String: JSON])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self = .text(text)
      } else if let flag = try? container.decode(Bool.self) {
        self = .flag(flag)
      } else if let list = try? container.decode([JSON].self) {
        self = .list(list)
      } else {
        self = .object(try container.decode([String: JSON].self))
      }
    }

    var content: Any {
      switch self {
      case .text(let text): text
      case .flag(let flag): flag
      case .list(let list): list.map(\.content)
      case .object(let values): values.mapValues(\.content)
      }
    }
  }
}
