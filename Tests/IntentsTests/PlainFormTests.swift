#if !canImport(Darwin)
  import Intents
  import SottoWire
  import Testing

  /// The spelling of every object in the one tree that travels: `Fixtures/plain-forms.jsonl` has
  /// trees that must come back as they were, `Fixtures/plain-errors.jsonl` ones that must not.
  @Suite struct PlainFormTests {
    struct Example: Sendable, CustomTestStringConvertible {
      let intent: String
      let tree: PlainValue
      let error: String?
      var testDescription: String { "\(intent) \(tree)" }
    }

    @Test(arguments: try examples("plain-forms"))
    func treesComeBackAsTheyWere(_ example: Example) throws {
      let description = try #require(IntentDescription.all[example.intent])
      let intent = try description.intent(from: example.tree)
      #expect(intent.plain == example.tree)
      #expect(try description.intent(from: intent.plain) == intent)
      #expect(try JSON.value(from: JSON.data(of: intent.plain)) == intent.plain)
    }

    @Test(arguments: try examples("plain-errors"))
    func errorsNameThePlace(_ example: Example) throws {
      let description = try #require(IntentDescription.all[example.intent])
      let error = #expect(throws: PlainDecodingError.self) {
        try description.intent(from: example.tree)
      }
      #expect(error?.description == example.error)
    }

    @Test func responses() throws {
      let description = try #require(IntentDescription.all["INPlayMediaIntent"])
      let tree: PlainValue = [
        "code": "continueInApp",
        "userActivity": ["activityType": "org.example.play", "userInfo": ["position": 12.5]],
        "nowPlayingInfo": ["title": "Skyfall", "since": ["$date": 1_700_000_000]],
      ]
      let response = try description.response(from: tree)
      #expect((response as? INPlayMediaIntentResponse)?.code == .continueInApp)
      #expect(response.plain == tree)
      let error = #expect(throws: PlainDecodingError.self) {
        try description.response(from: ["code": "sucess"])
      }
      #expect(error?.path == ["code"])
    }

    @Test(arguments: [
      (
        INPlayMediaMediaItemResolutionResult.success(with: skyfall),
        #"{"status": "success", "value": {"artist": "Adele", "identifier": "1", "title": "Skyfall", "type": "song"}}"#
      ),
      (
        INBooleanResolutionResult.confirmationRequired(with: nil),
        #"{"status": "confirmationRequired"}"#
      ),
      (
        INPlaybackRepeatModeResolutionResult.confirmationRequired(with: .one),
        #"{"status": "confirmationRequired", "value": "one"}"#
      ),
      (
        INStringResolutionResult.disambiguation(with: ["a", "b"]),
        #"{"status": "disambiguation", "values": ["a", "b"]}"#
      ),
      (INIntentResolutionResult.needsValue(), #"{"status": "needsValue"}"#),
      (INIntentResolutionResult.notRequired(), #"{"status": "notRequired"}"#),
      (INIntentResolutionResult.unsupported(), #"{"status": "unsupported"}"#),
      (
        INAddMediaMediaDestinationResolutionResult.unsupported(forReason: .playlistNotEditable),
        #"{"reason": "playlistNotEditable", "status": "unsupported"}"#
      ),
    ])
    func resolutionResults(_ result: INIntentResolutionResult, _ text: String) throws {
      #expect(try result.plain == JSON.value(from: Data(text.utf8)))
      #expect(try Resolution.decode(result.plain) == result.resolution)
    }

    private static func examples(_ name: String) throws -> [Example] {
      let url = Bundle.module.bundleURL.appendingPathComponent("Fixtures/\(name).jsonl")
      return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map {
        let line = try JSON.value(from: Data($0.utf8))
        return Example(
          intent: line["intent"]?.string ?? "", tree: line["parameters"] ?? .null,
          error: line["error"]?.string)
      }
    }
  }
#endif
