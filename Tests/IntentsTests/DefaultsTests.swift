import Intents
import Testing

/// What objects hold when nothing was said.
@Suite struct DefaultsTests {
  @Test func anEmptySearchSaysNothing() {
    let search = INMediaSearch()
    #expect(search.mediaType == .unknown)
    #expect(search.sortOrder == .unknown)
    #expect(search.reference == .unknown)
    #expect(search.mediaName == nil)
    #expect(search.genreNames == nil)
    #expect(search.releaseDate == nil)
  }

  @Test func anEmptyIntentSaysNothing() {
    let intent = INPlayMediaIntent()
    #expect(intent.mediaItems == nil)
    #expect(intent.playShuffled == nil)
    #expect(intent.playbackRepeatMode == .unknown)
    #expect(intent.playbackQueueLocation == .unknown)
    #expect(intent.playbackSpeed == nil)
    #expect(intent.suggestedInvocationPhrase == nil)
    #expect(intent.shortcutAvailability == [])
    #expect(intent.keyImage() == nil)
  }

  @Test func responsesHaveTheirCode() {
    #expect(INPlayMediaIntentResponse(code: .ready, userActivity: nil).code == .ready)
    #expect(INSearchForMediaIntentResponse(code: .success, userActivity: nil).mediaItems == nil)
  }

  @Test func imagesOfParametersFollowTheKeyPath() {
    let intent = INPlayMediaIntent()
    let image = INImage(named: "cover")
    intent.setImage(image, forParameterNamed: \.mediaItems)
    #expect(intent.image(forParameterNamed: \.mediaItems) == image)
    #expect(intent.image(forParameterNamed: \.mediaContainer) == nil)
    #expect(intent.keyImage() == image)
    intent.setImage(nil, forParameterNamed: \.mediaItems)
    #expect(intent.keyImage() == nil)
  }

  @Test func specialResultsRestateGeneralOnes() {
    let item = Samples.item
    #expect(
      INPlayMediaMediaItemResolutionResult(mediaItemResolutionResult: .success(with: item))
        == .success(with: item))
    #expect(
      INPlayMediaPlaybackSpeedResolutionResult(doubleResolutionResult: .needsValue())
        == .needsValue())
    #expect(
      INPlayMediaMediaItemResolutionResult.unsupported(forReason: .loginRequired)
        != .unsupported(forReason: .subscriptionRequired))
  }

  @Test func successesAreOnePerItem() {
    let results = INAddMediaMediaItemResolutionResult.successes(with: [skyfall, hello])
    #expect(results == [.success(with: skyfall), .success(with: hello)])
    let general = INMediaItemResolutionResult.successes(with: [skyfall])
    #expect(general == [.success(with: skyfall)])
  }

  @Test func aPersonIsNamedByWhatIsKnown() {
    #expect(Samples.person.displayName == "Ada Lovelace")
    #expect(Samples.person.spokenPhrase == "Ada Lovelace")
    let handle = INPersonHandle(value: "+44 20", type: .phoneNumber)
    let stranger = INPerson(
      personHandle: handle, nameComponents: nil, displayName: nil, image: nil,
      contactIdentifier: nil, customIdentifier: nil)
    #expect(stranger.displayName == "+44 20")
  }

  @Test func activitiesTakeEntriesUp() {
    let activity = NSUserActivity(activityType: "org.example.play")
    activity.userInfo = ["a": 1, "b": 2]
    activity.addUserInfoEntries(from: ["b": 3])
    #expect(activity.userInfo as? [String: Int] == ["a": 1, "b": 3])
    #expect(activity.isEligibleForHandoff)
    #expect(!activity.isEligibleForPrediction)
  }
}
