#if !canImport(Darwin)
  import Intents
  import Testing

  /// Compares what was built with the ledger of Apple's declarations.
  @Suite struct ParityTests {
    @Test func everyDeclarationIsAsTheLedgerSays() throws {
      let apple = try AppleDeclarations.current()
      let built = try BuiltDeclarations.current()
      #expect(apple.offered.count > 1600)
      let listed = apple.offered.filter { !$0.isUnlisted }
      #expect(apple.offered.count - listed.count == 4)
      #expect(
        listed.filter { !built.declares($0.name) }.map(\.name) == [],
        "declared by Apple, not here")
      #expect(
        apple.missing.filter { built.declares($0.name) }.map(\.name) == [],
        "offered here: take the \"-\" off these lines of the ledger")
      #expect(apple.missing.map(\.name) == [], "missing")
    }

    @Test func whatTheCompilerDoesNotListIsThere() {
      let error = INIntentError(_nsError: NSError(domain: INIntentErrorDomain, code: 1901))
      #expect(error.code == .donatingInteraction)
      #expect(INIntentError.Code._ErrorType.self == INIntentError.self)
      #expect(IntentsVersionNumber > 0 && !IntentsVersionString.isEmpty)
    }

    /// Since when a declaration is there, where it is later than its type, and what is deprecated.
    @Test func availabilityIsAsTheLedgerSays() throws {
      let built = try BuiltDeclarations.current()
      let domains: Set = ["core", "media", "lists-notes", "ride-booking"]
      var differences: [String] = []
      for entry in try AppleDeclarations.current().offered where domains.contains(entry.domain) {
        guard let introduced = entry.introduced, built.all.contains(entry.name),
          entry.type.hasPrefix("IN")
        else { continue }
        let expected = introduced + (entry.deprecated.map { "-\($0)" } ?? "")
        let found = built.availability[entry.name] ?? "nothing"
        if found != expected { differences.append("\(entry.name): \(found), not \(expected)") }
      }
      #expect(differences == [])
    }

    /// What is unavailable is declared all the same, and the compiler says what to do instead.
    @Test func unavailableDeclarationsSaySo() throws {
      let unavailable = try AppleDeclarations.current().unavailable
      let errors = try UnavailableUse(of: unavailable).errors
      for entry in unavailable where UnavailableUse.canUse(entry) {
        let name = UnavailableUse.name(of: entry)
        let message = errors.first { $0.contains("'\(name)") && $0.contains("is unavailable: ") }
        #expect(message != nil, "\(entry.name)")
      }
    }

    /// A handler of messages is told that there are none, and nothing that follows from it.
    @Test func whatIsUnavailableCausesNoOtherErrors() throws {
      let errors = try Compilation(
        of: """
          import Intents
          class Handler: INExtension, INSendMessageIntentHandling {
            override func handler(for intent: INIntent) -> Any? {
              intent is INSendMessageIntent ? self : nil
            }
            func resolveRecipients(
              for intent: INSendMessageIntent,
              with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
            ) {
              guard let recipients = intent.recipients, recipients.count > 0 else {
                return completion([.needsValue()])
              }
              completion(recipients.map { INSendMessageRecipientResolutionResult.success(with: $0) })
            }
            func handle(
              intent: INSendMessageIntent,
              completion: @escaping (INSendMessageIntentResponse) -> Void
            ) {
              let name = NSStringFromClass(INSendMessageIntent.self)
              let response = INSendMessageIntentResponse(
                code: .success, userActivity: NSUserActivity(activityType: name))
              response.sentMessage = intent.content
              completion(response)
            }
          }
          """
      ).errors.filter { !$0.hasPrefix(" ") }
      #expect(!errors.isEmpty)
      #expect(errors.filter { !$0.contains("is unavailable: Sotto has no messages") } == [])
    }

    @Test(arguments: enumerations)
    func rawValues(of enumeration: RawValues) throws {
      let apple = try AppleDeclarations.current().rawValues
        .filter { $0.key.hasPrefix(enumeration.type + ".") }
        .filter { !$0.key.dropFirst(enumeration.type.count + 1).contains(".") }
      #expect(!apple.isEmpty)
      for (name, rawValue) in apple {
        #expect(enumeration.name(rawValue).map { "\(enumeration.type).\($0)" } == name)
      }
      #expect(enumeration.name(-1) == nil)
    }

    @Test func everyEnumerationOfTheLedgerIsCompared() throws {
      let optionSets = Set(Self.options.map(\.type))
      let types = Set(
        try AppleDeclarations.current().rawValues.keys.map {
          $0.split(separator: ".").dropLast().joined(separator: ".")
        })
      #expect(types.subtracting(optionSets) == Set(Self.enumerations.map(\.type)))
    }

    /// The options of one option set, by the names under which they are written.
    struct Options: Sendable, CustomTestStringConvertible {
      let type: String
      let rawValues: [String: Int]
      var testDescription: String { type }

      init<Value: PlainOptions>(_ type: Value.Type) where Value.RawValue == UInt {
        self.type = "\(type)"
        rawValues = Dictionary(
          uniqueKeysWithValues: type.spellings.map { ($0.key, Int($0.value.rawValue)) })
      }
    }

    static let options: [Options] = [
      Options(INDayOfWeekOptions.self), Options(INShortcutAvailabilityOptions.self),
      Options(INTemporalEventTriggerTypeOptions.self), Options(INRideFeedbackTypeOptions.self),
    ]

    @Test(arguments: options)
    func rawValues(of options: Options) throws {
      let apple = try AppleDeclarations.current().rawValues.filter {
        $0.key.hasPrefix(options.type + ".")
      }
      #expect(apple.count == options.rawValues.count)
      for (name, rawValue) in options.rawValues {
        #expect(apple["\(options.type).\(name)"] == rawValue)
      }
    }
  }
#endif
