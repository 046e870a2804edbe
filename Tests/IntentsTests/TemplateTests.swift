#if !canImport(Darwin)
  import Foundation
  import Testing

  /// The extension that Xcode makes of its template handles messages: its developer is told that
  /// there are none here.
  @Suite struct TemplateTests {
    @Test func everyNameIsKnown() throws {
      let errors = try Compilation(of: Self.template).errors
      #expect(
        errors.contains {
          $0.contains("'INSendMessageIntentHandling' is unavailable: Sotto has no messages")
        })
      #expect(errors.filter { $0.contains("cannot find") } == [])
    }

    /// A ride that is to be cancelled has to be said.
    @Test func someObjectsAreNotMadeOfNothing() throws {
      let errors = try Compilation(
        of: """
          import Intents
          let a = INCancelRideIntent()
          let b = INCancelRideIntentResponse()
          let c = INCancelRideIntent(rideIdentifier: "1")
          let d = INCancelRideIntentResponse(code: .success, userActivity: nil)
          """
      ).errors
      let lines = errors.compactMap {
        $0.firstMatch(of: /main\.swift:(\d+):.*'init\(\)' is unavail/)
      }
      #expect(Set(lines.map(\.output.1)) == ["2", "3"])
      #expect(errors.allSatisfy { $0.contains("'init()' is unavailable") })
    }

    @Test(arguments: [
      ("handle(requestRide: intent) { _ in }", "handle(intent:completion:)"),
      (
        "resolvePickupLocation(forRequestRide: intent) { _ in }", "resolvePickupLocation(for:with:)"
      ),
    ])
    func labelsOfOldTellTheNew(_ call: String, _ name: String) throws {
      let errors = try Compilation(
        of: """
          import Intents
          func use(_ handler: any INRequestRideIntentHandling, _ intent: INRequestRideIntent) {
            handler.\(call)
          }
          """
      ).errors
      #expect(errors.contains { $0.contains("has been renamed to '\(name)'") }, "\(errors)")
    }

    private static let template = """
      import Intents
      class IntentHandler: INExtension, INSendMessageIntentHandling,
        INSearchForMessagesIntentHandling, INSetMessageAttributeIntentHandling {
        override func handler(for intent: INIntent) -> Any { self }
        func resolveRecipients(
          for intent: INSendMessageIntent,
          with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void) {
          completion([INSendMessageRecipientResolutionResult.needsValue()])
        }
        func confirm(
          intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
          let activity = NSUserActivity(activityType: NSStringFromClass(INSendMessageIntent.self))
          completion(INSendMessageIntentResponse(code: .ready, userActivity: activity))
        }
        func handle(
          intent: INSearchForMessagesIntent,
          completion: @escaping (INSearchForMessagesIntentResponse) -> Void) {
          let response = INSearchForMessagesIntentResponse(code: .success, userActivity: nil)
          response.messages = [INMessage(identifier: "1", content: "Hello", dateSent: Date(),
            sender: INPerson(personHandle: INPersonHandle(value: "ada", type: .unknown),
              nameComponents: nil, displayName: "Ada", image: nil, contactIdentifier: nil,
              customIdentifier: nil), recipients: [])]
          completion(response)
        }
        func handle(
          intent: INSetMessageAttributeIntent,
          completion: @escaping (INSetMessageAttributeIntentResponse) -> Void) {}
      }
      """
  }
#endif
