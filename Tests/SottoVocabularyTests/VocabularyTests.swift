import Foundation
import SottoVocabulary
import Testing

@Suite struct VocabularyTests {
  private static var plist: [String: Any] {
    [
      "IntentPhrases": [
        ["IntentName": "INPlayMediaIntent", "IntentExamples": ["Play a\tb | c\\d", "播放"]],
        ["IntentName": "INAddMediaIntent", "IntentExamples": [String]()],
      ],
      "ParameterVocabularies": [
        [
          "ParameterNames": ["INRequestRideIntent.rideOptionName", "INListRideOptionsIntent.x"],
          "ParameterVocabulary": [
            [
              "VocabularyItemIdentifier": "xl",
              "VocabularyItemSynonyms": [
                [
                  "VocabularyItemPhrase": "Big van", "VocabularyItemPronunciation": "big vann",
                  "VocabularyItemExamples": ["Get me a big van", "one | two"],
                ],
                ["VocabularyItemPhrase": "Van"],
              ],
            ],
            [
              "VocabularyItemIdentifier": "s",
              "VocabularyItemSynonyms": [["VocabularyItemPhrase": "Small"]],
            ],
          ],
        ]
      ],
    ]
  }

  @Test func `a property list comes back from the table as it was`() throws {
    let rows = try VocabularyPropertyList.rows(
      of: Self.plist, language: "en", path: "x")
    #expect(rows.count == 6)
    let back = try VocabularyTable.rows(of: VocabularyTable.text(of: rows))
    #expect(back == rows)
    let written = try VocabularyPropertyList.data(of: back)
    let read = try PropertyListSerialization.propertyList(from: written, format: nil)
    #expect(read as? NSDictionary == Self.plist as NSDictionary)
  }

  @Test func `a key that the table has no column for is told`() throws {
    var plist = Self.plist
    plist["Extra"] = "x"
    #expect {
      try VocabularyPropertyList.rows(of: plist, language: "en", path: "a.plist")
    } throws: { "\($0)".contains("a.plist: Extra") }
  }

  @Test(arguments: [
    "language\tkind\n", "x", "en\texample", "/\texample\tINPlayMediaIntent\t\tx\t\t",
    "en\tword\tINPlayMediaIntent\t\tx\t\t",
  ])
  func `a mistake in a table names the line`(line: String) {
    let header = "language\tkind\tfor\tidentifier\tphrase\tpronunciation\texamples\n"
    #expect {
      try VocabularyTable.rows(of: line.hasPrefix("language") ? line : header + line)
    } throws: { "\($0)".hasPrefix("line ") }
  }
}
