#if !canImport(Darwin)
  import Intents
  import Testing

  /// Compares what was built with the ledger of Apple's declarations.
  @Suite struct ParityTests {
    @Test func everyDeclarationIsAsTheLedgerSays() throws {
      let apple = try AppleDeclarations()
      let built = try BuiltDeclarations().all
      #expect(apple.offered.count > 600)
      #expect(apple.offered.subtracting(built).sorted() == [], "declared by Apple, not here")
      #expect(
        apple.missing.intersection(built).sorted() == [],
        "offered here: take the \"-\" off these lines of the ledger")
    }

    /// The raw values of one enumeration: the name of the case that has a raw value.
    struct RawValues: Sendable, CustomTestStringConvertible {
      let type: String
      let name: @Sendable (Int) -> String?
      var testDescription: String { type }

      /// The ledger names a nested enumeration with the type around it.
      init<Value: RawRepresentable<Int> & SendableMetatype>(
        _ type: Value.Type, named name: String? = nil
      ) {
        self.type = name ?? "\(type)"
        self.name = { type.init(rawValue: $0).map { "\($0)" } }
      }
    }

    static let enumerations: [RawValues] = [
      RawValues(INIntentHandlingStatus.self), RawValues(INInteractionDirection.self),
      RawValues(INConditionalOperator.self), RawValues(INSortType.self),
      RawValues(INRecurrenceFrequency.self), RawValues(INSiriAuthorizationStatus.self),
      RawValues(INVocabularyStringType.self), RawValues(INPersonHandleType.self),
      RawValues(INPersonSuggestionType.self),
      RawValues(INIntentError.Code.self, named: "INIntentError.Code"),
      RawValues(
        INMediaUserContext.SubscriptionStatus.self, named: "INMediaUserContext.SubscriptionStatus"),
      RawValues(INMediaItemType.self), RawValues(INMediaSortOrder.self),
      RawValues(INMediaReference.self), RawValues(INMediaDestinationType.self),
      RawValues(INMediaAffinityType.self), RawValues(INPlaybackRepeatMode.self),
      RawValues(INPlaybackQueueLocation.self), RawValues(INUpcomingMediaPredictionMode.self),
      RawValues(INPlayMediaIntentResponseCode.self),
      RawValues(INAddMediaIntentResponseCode.self),
      RawValues(INUpdateMediaAffinityIntentResponseCode.self),
      RawValues(INSearchForMediaIntentResponseCode.self),
      RawValues(INPlayMediaMediaItemUnsupportedReason.self),
      RawValues(INPlayMediaPlaybackSpeedUnsupportedReason.self),
      RawValues(INAddMediaMediaItemUnsupportedReason.self),
      RawValues(INAddMediaMediaDestinationUnsupportedReason.self),
      RawValues(INUpdateMediaAffinityMediaItemUnsupportedReason.self),
      RawValues(INSearchForMediaMediaItemUnsupportedReason.self),
    ]

    @Test(arguments: enumerations)
    func rawValues(of enumeration: RawValues) throws {
      let apple = try AppleDeclarations().rawValues
        .filter { $0.key.hasPrefix(enumeration.type + ".") }
      #expect(!apple.isEmpty)
      for (name, rawValue) in apple {
        #expect(enumeration.name(rawValue).map { "\(enumeration.type).\($0)" } == name)
      }
      #expect(enumeration.name(-1) == nil)
    }

    @Test func everyEnumerationOfTheLedgerIsCompared() throws {
      let optionSets: Set = ["INDayOfWeekOptions", "INShortcutAvailabilityOptions"]
      let types = Set(
        try AppleDeclarations().rawValues.keys.map {
          $0.split(separator: ".").dropLast().joined(separator: ".")
        })
      #expect(types.subtracting(optionSets) == Set(Self.enumerations.map(\.type)))
    }

    @Test func rawValuesOfOptions() throws {
      let apple = try AppleDeclarations().rawValues
      for (name, option) in INDayOfWeekOptions.spellings {
        #expect(apple["INDayOfWeekOptions.\(name)"] == Int(option.rawValue))
      }
      for (name, option) in INShortcutAvailabilityOptions.spellings {
        #expect(apple["INShortcutAvailabilityOptions.\(name)"] == Int(option.rawValue))
      }
    }
  }
#endif
