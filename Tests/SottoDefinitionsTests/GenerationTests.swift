import Foundation
import SottoDefinitions
import Testing

@Suite struct GenerationTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  private static func definition() throws -> IntentDefinition {
    try IntentDefinition(
      Data(contentsOf: folder.appending(path: "Fixtures/Order.intentdefinition")))
  }

  /// The tests beside this one compile what is generated; it is committed to be read.
  @Test func theGeneratedFileIsUpToDate() throws {
    let file = Self.folder.appending(path: "Order.swift")
    let source = try Self.definition().source(from: "Order.intentdefinition")
    #expect(try String(contentsOf: file, encoding: .utf8) == source)
  }

  @Test func intentsAreNamedAsXcodeNamesThem() throws {
    #expect(
      try Self.definition().intentNames == [
        "OrderSoupIntent", "SPOpenMenuIntent", "SPReadMenuIntent",
      ])
  }

  @Test(arguments: [
    ("no property list", ""),
    ("<plist><array/></plist>", ""),
    ("<plist><dict><key>INIntents</key><string/></dict></plist>", "INIntents"),
    (
      "<plist><dict><key>INIntents</key><array><dict/></array></dict></plist>",
      "INIntents[0].INIntentName"
    ),
    (
      "<plist><dict><key>INTypes</key><array><dict><key>INTypeName</key><string>So up</string></dict></array></dict></plist>",
      "INTypes[0].INTypeName"
    ),
    (
      """
      <plist><dict><key>INIntents</key><array><dict><key>INIntentName</key><string>A</string>
      <key>INIntentParameters</key><array><dict>
      <key>INIntentParameterName</key><string>b</string>
      <key>INIntentParameterType</key><string>Colour</string>
      </dict></array></dict></array></dict></plist>
      """, "INIntents[0].INIntentParameters[0].INIntentParameterType"
    ),
    (
      """
      <plist><dict><key>INEnums</key><array>
      <dict><key>INEnumName</key><string>A</string></dict>
      <dict><key>INEnumName</key><string>A</string></dict></array></dict></plist>
      """, ""
    ),
  ])
  func aMistakeIsNamedByItsPlace(plist: String, path: String) {
    let error = #expect(throws: DefinitionError.self) { try IntentDefinition(Data(plist.utf8)) }
    #expect(error?.path == path)
    #expect(error?.problem.isEmpty == false)
  }
}
