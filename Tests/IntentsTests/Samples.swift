import Intents

/// One full object of every class that can be archived.
enum Samples {
  static var all: [any NSObject & NSSecureCoding & NSCopying] {
    [
      item, search, image, person, range, INSpeakableString(spokenPhrase: "road trip"),
      INSpeakableString(
        vocabularyIdentifier: "42", spokenPhrase: "Сектор Газа", pronunciationHint: "sektor gaza"),
      INRecurrenceRule(
        interval: 2, frequency: .weekly, weeklyRecurrenceDays: [.monday, .friday]),
      INCurrencyAmount(amount: NSDecimalNumber(string: "12.30"), currencyCode: "EUR"),
      playMedia, addMedia, updateMediaAffinity, searchForMedia, playMediaResponse,
      INAddMediaIntentResponse(code: .handleInApp, userActivity: nil),
      INUpdateMediaAffinityIntentResponse(code: .failureRequiringAppLaunch, userActivity: nil),
      INMediaDestinationReference.playlistDestination(withName: "gym"),
    ]
  }

  static let item = INMediaItem(
    identifier: "track-1", title: "Skyfall", type: .song, artwork: image, artist: "Adele")

  static let image = INImage(imageData: Data([0, 1, 2, 255]))

  static let range = INDateComponentsRange(
    start: DateComponents(year: 1990), end: DateComponents(year: 1999),
    recurrenceRule: INRecurrenceRule(interval: 1, frequency: .yearly))

  static let search = INMediaSearch(
    mediaType: .podcastEpisode, sortOrder: .newest, mediaName: "Stuff You Should Know",
    artistName: "Josh Clark", albumName: "2026", genreNames: ["Education"], moodNames: ["calm"],
    releaseDate: range, reference: .my, mediaIdentifier: "sysk")

  static var person: INPerson {
    var name = PersonNameComponents()
    name.givenName = "Ada"
    name.familyName = "Lovelace"
    return INPerson(
      personHandle: INPersonHandle(value: "ada@example.org", type: .emailAddress, label: .work),
      nameComponents: name, displayName: nil, image: nil, contactIdentifier: nil,
      customIdentifier: "ada", relationship: .friend)
  }

  static let playMedia = INPlayMediaIntent(
    mediaItems: [item], mediaContainer: item, playShuffled: true, playbackRepeatMode: .all,
    resumePlayback: false, playbackQueueLocation: .later, playbackSpeed: 1.5, mediaSearch: search)

  static let addMedia = INAddMediaIntent(
    mediaItems: [item], mediaSearch: search, mediaDestination: .playlist("road trip"))

  static let updateMediaAffinity = INUpdateMediaAffinityIntent(
    mediaItems: nil, mediaSearch: search, affinityType: .dislike)

  static let searchForMedia = INSearchForMediaIntent(mediaItems: [], mediaSearch: nil)

  static var playMediaResponse: INPlayMediaIntentResponse {
    let activity = NSUserActivity(activityType: "org.example.play")
    activity.title = "Playing"
    activity.userInfo = ["position": 12.5, "queue": ["a", "b"], "url": URL(filePath: "/tmp/x")]
    let response = INPlayMediaIntentResponse(code: .continueInApp, userActivity: activity)
    response.nowPlayingInfo = ["title": "Skyfall", "playbackDuration": 286, "live": false]
    return response
  }
}
