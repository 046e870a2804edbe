#if !canImport(Darwin)
  import Intents
  import Testing

  /// Every class of the ledger, with every property set, in an archive and back.
  @Suite struct ArchiveTests {
    static let samples = (try? SampleTrees(AppleDeclarations.current())) ?? nil

    static var names: [String] {
      samples?.classes.map { "\($0)" }.filter { !$0.hasSuffix("ResolutionResult") } ?? []
    }

    @Test func thereAreClasses() {
      #expect(Self.names.count > 60)
    }

    @Test(arguments: names)
    func comesBackEqual(_ name: String) throws {
      let samples = try #require(Self.samples)
      let type = try #require(NSClassFromString("Intents.\(name)") as? PlainObject.Type)
      let object = try type.decode(.object(Self.special[name] ?? samples.members(of: name)))
      #expect(try type.decode(object.plain) == object)
      let copy = try #require(object.copy() as? PlainObject)
      #expect(copy == object && copy !== object && copy.hash == object.hash)
      let data = try NSKeyedArchiver.archivedData(
        withRootObject: object, requiringSecureCoding: true)
      let read = try NSKeyedUnarchiver.unarchivedObject(ofClasses: [type], from: data)
      #expect(read as? PlainObject == object)
      #expect("\(object)".hasPrefix(name))
    }

    /// Each property is written: an object of one member is another than one of none.
    @Test(arguments: names)
    func holdsEveryProperty(_ name: String) throws {
      guard Self.special[name] == nil else { return }
      let samples = try #require(Self.samples)
      let type = try #require(NSClassFromString("Intents.\(name)") as? PlainObject.Type)
      let members = samples.members(of: name)
      let written = try type.members(of: type.decode(.object(members)).plain)
      for (key, value) in members where Self.computed["\(name).\(key)"] == nil {
        #expect(written[key] == value, "\(name).\(key)")
      }
    }

    /// Classes whose plain form is not made of their properties.
    private static let special: [String: [String: PlainValue]] = [
      "INInteraction": [
        "exchange": ["intent": "INPlayMediaIntent", "parameters": ["playShuffled": true]],
        "identifier": "1", "groupIdentifier": "g", "direction": "outgoing",
        "intentHandlingStatus": "success", "start": 1, "end": 2,
      ],
      "INParameter": ["class": "Intents.INPlayMediaIntent", "keyPath": "mediaItems"],
      "INShortcutReference": [
        "shortcut": ["intent": "INPlayMediaIntent", "parameters": ["playShuffled": true]]
      ],
      "INDateComponentsRange": ["start": "1990", "end": "1999", "recurrence": "weekly"],
      "INTemporalEventTrigger": ["start": "2026-11-21T17:00"],
      "INRecurrenceRule": ["interval": 2, "frequency": "weekly", "days": ["monday"]],
      "INObject": ["display": "A", "identifier": "1", "subtitle": "b", "image": ["name": "c"]],
      "INFile": ["data": "AAEC", "filename": "a.bin", "typeIdentifier": "public.data"],
      "INMediaDestinationReference": ["type": "playlist", "playlistName": "gym"],
      "INRelevantShortcut": [
        "shortcut": ["intent": "INPlayMediaIntent", "parameters": [:]],
        "relevanceProviders": [["situation": "gym"], ["start": 5]],
        "shortcutRole": "information", "watchTemplate": "Gym", "widgetKind": "w",
      ],
      "INDateRelevanceProvider": ["start": 1, "end": 2],
    ]

    /// Properties that follow from others.
    private static let computed = [
      "INIntent.intentDescription": true, "INPerson.spokenPhrase": true,
      "INPerson.pronunciationHint": true, "INPerson.vocabularyIdentifier": true,
      "INPerson.handle": true, "INSpeakableString.identifier": true,
    ]
  }
#endif
