#if !canImport(Darwin)
  import Intents

  /// Plain trees in which every property that the ledger names has a value.
  struct SampleTrees {
    private let properties: [String: [(name: String, type: String)]]

    init(_ ledger: AppleDeclarations) {
      let found = ledger.offered.compactMap { entry -> (String, (String, String))? in
        guard let match = entry.text.wholeMatch(of: /var (\w+): (.*?)[?!]?(?: \{ get \})?/)?.output
        else { return nil }
        return (entry.type, (String(match.1), String(match.2)))
      }
      properties = Dictionary(grouping: found, by: \.0).mapValues { $0.map(\.1) }
    }

    /// The classes of which there are trees.
    var classes: [PlainObject.Type] {
      // A generic class has no name by which it could be found.
      properties.keys.sorted().filter { !$0.hasPrefix("INObjectS") && !$0.hasPrefix("INObjectC") }
        .compactMap {
          NSClassFromString("Intents.\($0)") as? PlainObject.Type
        }
    }

    /// Every property of the class has its member under this name, unless listed here: what is made
    /// of other properties, and the names that a Reading has.
    func members(of type: String) -> [String: PlainValue] {
      var members: [String: PlainValue] = [:]
      for (name, type) in properties[type] ?? [] {
        members[Self.otherNames["\(type).\(name)"] ?? name] = value(of: type)
      }
      return members
    }

    private static let otherNames = ["CLPlacemark.placemark": "place"]

    /// A value of a type as Swift writes it.
    private func value(of type: String) -> PlainValue? {
      if let value = Self.values[type] { return value }
      if type.hasPrefix("["), let value = value(of: String(type.dropFirst().dropLast())) {
        return [value]
      }
      if let element = type.wholeMatch(of: /Set<(\w+)>/)?.output.1 {
        return value(of: String(element)).map { [$0] }
      }
      if let options = ParityTests.options.first(where: { $0.type == type }) {
        return options.rawValues.first.map { [.string($0.key)] }
      }
      if let enumeration = ParityTests.enumerations.first(where: { $0.type == type }) {
        let number = enumeration.name(2) == nil ? 1 : 2
        return enumeration.name(number).map(PlainValue.string)
      }
      // A protocol is no class of which there could be an object.
      return NSClassFromString("Intents.\(type)") == nil ? nil : .object(members(of: type))
    }

    private static let values: [String: PlainValue] = [
      "String": "text", "Bool": true, "Int": 3, "Double": 1.5, "NSNumber": 4.5, "Float": 0.5,
      "Date": 1_700_000_000, "URL": "https://example.org/x", "Data": "AAEC",
      "UUID": "3B241101-E2BB-4255-8CAF-4136C566A962", "NSDecimalNumber": "12.5",
      "DateComponents": "2026-11-21T17:00", "NSRange": ["location": 1, "length": 3],
      "[String: Any]": ["title": "Skyfall"], "[String]": ["text"],
      "PersonNameComponents": ["givenName": "Ada"], "INPersonHandleLabel": "work",
      "INPersonRelationship": "friend", "INMediaDestination": ["type": "library"],
      "NSUserActivity": ["activityType": "org.example.ride"], "INImage": ["name": "cover"],
      "CLPlacemark": [
        "name": "Home", "location": ["latitude": 1, "longitude": 2, "timestamp": 5],
      ],
      "CLLocation": ["latitude": 1, "longitude": 2, "timestamp": 5],
      "CLRegion": ["identifier": "here"],
      "INNoteContent": "text", "INPerson": ["displayName": "Ada"],
      "INSpeakableString": ["spokenPhrase": "milk", "vocabularyIdentifier": "1"],
      "INDateComponentsRange": ["start": "2026-11-21T17:00", "recurrence": "daily"],
      "INTemporalEventTrigger": ["start": "2026-11-21T17:00"],
      "INIntent": ["intent": "INPlayMediaIntent", "parameters": ["playShuffled": true]],
      "INShortcut": ["intent": "INPlayMediaIntent", "parameters": ["playShuffled": true]],
    ]
  }
#endif
