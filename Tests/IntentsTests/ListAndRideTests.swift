#if !canImport(Darwin)
  import Intents
  import Synchronization
  import Testing

  /// How the runtime calls handlers of lists and rides.
  @Suite struct ListAndRideTests {
    private let grocery: PlainValue = ["targetTaskList": "grocery", "taskTitles": ["rice"]]

    private func resolve(
      _ parameter: String, _ name: String, _ values: PlainValue, by handler: NSObject
    ) async throws -> [PlainValue]? {
      let description = try #require(IntentDescription.all[name])
      return try await description.resolve(
        parameter, of: description.intent(from: values), by: handler)?.map(\.plain)
    }

    private func handle(
      _ name: String, _ values: PlainValue, by handler: NSObject
    ) async throws -> PlainValue? {
      let description = try #require(IntentDescription.all[name])
      return try await description.handle(description.intent(from: values), by: handler)?.plain
    }

    @Test func bothClassesOfResultsAreHeard() async throws {
      let today = try await resolve(
        "targetTaskList", "INAddTasksIntent", grocery, by: ListHandler())
      #expect(
        today == [
          ["status": "confirmationRequired", "value": "grocery", "reason": "listShouldBeCreated"]
        ])
      let older = try await resolve(
        "targetTaskList", "INAddTasksIntent", grocery, by: OlderListHandler())
      #expect(older == [["status": "needsValue"]])
      let missing = try await resolve(
        "temporalEventTrigger", "INAddTasksIntent", grocery, by: OlderListHandler())
      #expect(missing == nil)
    }

    @Test func reasonsTravel() async throws {
      let results = try await resolve(
        "temporalEventTrigger", "INAddTasksIntent", grocery, by: ListHandler())
      #expect(results == [["status": "unsupported", "reason": "timeInPast"]])
    }

    @Test func oneClassHandlesSeveralIntents() async throws {
      let added = try await handle("INAddTasksIntent", grocery, by: ListHandler())
      #expect(added?["addedTasks"]?.list?.first?["title"] == "rice")
      let changed = try await handle(
        "INSetTaskAttributeIntent", ["targetTask": "rice"], by: ListHandler())
      #expect(changed?["code"] == "failure")
    }

    @Test(
      arguments: [
        ("INListRideOptionsIntent", [:], "success"),
        ("INRequestRideIntent", [:], "failureRequiringAppLaunchRideScheduledTooFar"),
        ("INGetRideStatusIntent", [:], "success"), ("INCancelRideIntent", [:], "success"),
        ("INSendRideFeedbackIntent", ["rideIdentifier": "7", "rating": 5], "success"),
        ("INSendRideFeedbackIntent", ["rideIdentifier": "7", "rating": 4], "failure"),
      ] as [(String, PlainValue, String)])
    func everyRideIntentIsHandled(_ name: String, _ values: PlainValue, _ code: String) async throws
    {
      let response = try await handle(name, values, by: RideHandler())
      #expect(response?["code"]?.string == code)
    }

    @Test func optionsComeWithAllTheyHave() async throws {
      let response = try await handle("INListRideOptionsIntent", [:], by: RideHandler())
      let option = response?["rideOptions"]?.list?.first
      #expect(option?["priceRange"]?["minimumPrice"] == "10")
      #expect(option?["priceRange"]?["maximumPrice"] == "12")
      #expect(
        option?["availablePartySizeOptions"]?.list?.first?["partySizeRange"]
          == ["location": 1, "length": 4])
      #expect(response?["paymentMethods"]?.list?.first?["type"] == "applePay")
    }

    @Test func updatesStreamUntilStopped() throws {
      let description = try #require(IntentDescription.all["INGetRideStatusIntent"])
      let phases = Mutex<[String]>([])
      let receiver = UpdateReceiver { response in
        phases.withLock { $0.append(response.plain["rideStatus"]?["phase"]?.string ?? "") }
      }
      let handler = RideHandler()
      let intent = INGetRideStatusIntent()
      #expect(description.startUpdates(of: intent, by: handler, to: receiver))
      handler.send(.ongoing)
      description.stopUpdates(of: intent, by: handler)
      handler.send(.completed)
      #expect(phases.withLock { $0 } == ["confirmed", "approachingPickup", "ongoing"])
    }

    @Test func otherIntentsHaveNoUpdates() throws {
      let description = try #require(IntentDescription.all["INRequestRideIntent"])
      #expect(
        !description.startUpdates(
          of: INRequestRideIntent(), by: RideHandler(), to: UpdateReceiver { _ in }))
    }

    @Test func notesHoldTextsAndImages() throws {
      let texts = try INNoteContent.decode("a boat")
      #expect((texts as? INTextNoteContent)?.text == "a boat")
      let image = try INNoteContent.decode(["image": ["name": "boat"]])
      #expect((image as? INImageNoteContent)?.image == INImage(named: "boat"))
      let note = INNote(
        title: INSpeakableString(spokenPhrase: "ideas"), contents: [texts, image], groupName: nil,
        createdDateComponents: nil, modifiedDateComponents: nil, identifier: nil)
      #expect((note.copy() as? INNote)?.contents == [texts, image])
    }

    @Test(arguments: [
      (INRideCompletionStatus.completed(), [true, false, false, false]),
      (
        .completed(settled: INCurrencyAmount(amount: 5, currencyCode: "EUR")),
        [true, false, false, false]
      ),
      (
        .completed(outstanding: INCurrencyAmount(amount: 5, currencyCode: "EUR")),
        [true, false, false, true]
      ),
      (.completed(feedbackType: [.rate, .tip]), [true, false, false, false]),
      (.canceledByService(), [false, true, false, false]),
      (.canceledByUser(), [false, true, false, false]),
      (.canceledMissedPickup(), [false, true, true, false]),
    ])
    func ridesEnd(_ status: INRideCompletionStatus, _ flags: [Bool]) {
      #expect(
        [status.isCompleted, status.isCanceled, status.isMissedPickup, status.isOutstanding]
          == flags)
    }

    @Test func aMeasurementKeepsItsUnit() throws {
      let result = INTemperatureResolutionResult.success(
        with: Measurement(value: 20, unit: .celsius))
      let value = try #require(result.plain["value"])
      let read = try Measurement<UnitTemperature>.decode(value)
      #expect(read == Measurement(value: 20, unit: UnitTemperature.celsius))
      #expect(abs(read.converted(to: .kelvin).value - 293.15) < 0.01)
    }

    @Test func parametersFindTheirValue() throws {
      let intent = INAddTasksIntent(
        targetTaskList: nil,
        taskTitles: [
          INSpeakableString(spokenPhrase: "rice"), INSpeakableString(spokenPhrase: "tea"),
        ],
        spatialEventTrigger: nil, temporalEventTrigger: nil, priority: .flagged)
      let interaction = INInteraction(intent: intent, response: nil)
      let second = INParameter(for: INAddTasksIntent.self, keyPath: "taskTitles.spokenPhrase")
      second.setIndex(1, forSubKeyPath: "taskTitles")
      #expect(interaction.parameterValue(for: second) as? String == "tea")
      #expect(second.index(forSubKeyPath: "taskTitles") == 1)
      let priority = try #require(INParameter(keyPath: \INAddTasksIntent.priority))
      #expect(interaction.parameterValue(for: priority) as? INTaskPriority == .flagged)
      let list = try #require(INParameter(keyPath: \INAddTasksIntent.targetTaskList))
      #expect(interaction.parameterValue(for: list) == nil)
    }

    @Test func collectionsHoldObjectsAndStrings() throws {
      let objects = INObjectCollection(items: [INObject(identifier: "1", display: "A")])
      #expect((objects.copy() as? INObjectCollection<INObject>)?.allItems.first?.identifier == "1")
      let strings = INObjectCollection(items: ["a" as NSString])
      #expect((strings.copy() as? INObjectCollection<NSString>)?.allItems == ["a"])
    }
  }
#endif
