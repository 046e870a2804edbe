import Intents

/// An intent's values as a sentence needs them: what was found, what was said, and how.
struct SpokenValues {
  let intent: String
  let values: PlainValue
  let dialogue: Dialogue

  /// The thing found, named with its kind: the container where there is one.
  var item: String? {
    let found = values["mediaContainer"] ?? values["mediaItems"]?.list?.first
    return found.map(dialogue.name) ?? subject
  }

  /// What was asked for, in the person's own words.
  var said: String {
    guard let search = values["mediaSearch"] else { return subject ?? "" }
    let name = search["mediaName"]?.string
    let words = [
      "title": name ?? "",
      "artist": search["artistName"]?.string ?? "",
      "album": search["albumName"]?.string ?? "",
      "genre": search["genreNames"]?.list?.first?.string
        ?? search["moodNames"]?.list?.first?.string ?? "",
    ]
    let key = name != nil ? "said.title" : words["artist"] != "" ? "said.artist" : "said.other"
    return dialogue.say([key], words)
  }

  /// What the request is about, where the intent's description says which property that is.
  private var subject: String? {
    IntentDescription.all[intent]?.subject.compactMap { values[$0] }.first?.spokenName
  }

  /// What particular sentence fits, most particular first.
  var details: [String] {
    var details: [String] = []
    if item == nil { details.append("nothing") }
    if let place = values["playbackQueueLocation"]?.string, place != "now" { details.append(place) }
    if values["playShuffled"]?.bool == true { details.append("shuffled") }
    return details
  }
}
