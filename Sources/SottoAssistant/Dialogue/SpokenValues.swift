import Intents
import SottoLanguage

/// An intent's values as a sentence needs them: what was found, what was said, and how.
struct SpokenValues {
  let intent: String
  let values: PlainValue
  let dialogue: Dialogue

  /// The thing found, named with its kind: the container where there is one; of many, how many.
  var item: String? { name(.item) }

  /// The same as the object of a sentence.
  var object: String? { name(.object) }

  private func name(_ part: Dialogue.Part) -> String? {
    if let container = values["mediaContainer"] { return dialogue.name(container, as: part) }
    if found.count > 1, !namesOne { return dialogue.name(all: found, as: part) }
    return found.first.map { dialogue.name($0, as: part) } ?? subject
  }

  /// How many the sentence speaks of, for its verb: a container and a name are one.
  var count: Int { values["mediaContainer"] == nil && !namesOne ? max(1, found.count) : 1 }

  /// The thing found, where it is one.
  var theOne: PlainValue? { found.count == 1 || namesOne ? found.first : nil }

  /// What kind of thing was found, in the form that a refusal takes.
  var kind: String {
    dialogue.say(["kind.\(found.first?["type"]?.string ?? "other")", "kind.other"])
  }

  /// What went wrong, with the kind of thing that it went wrong with.
  func kinds(of failure: String) -> [String] {
    theOne?["type"]?.string.map { ["\(failure).\($0)"] } ?? []
  }

  /// The playlist that something goes into.
  var playlist: String { values["mediaDestination"]?["playlistName"]?.string ?? "" }

  /// What else might have been meant by the name that was said.
  var alternatives: [PlainValue] { namesOne ? Array(found.dropFirst().prefix(4)) : [] }

  /// Whether what plays was pointed at, and nothing does.
  var pointsAtNothing: Bool {
    values["mediaSearch"]?["reference"] == "currentlyPlaying"
      && values["mediaSearch"]?["mediaIdentifier"] == nil
  }

  /// What an app found; some give back items without a title, which have no name to say.
  private var found: [PlainValue] {
    values["mediaItems"]?.list?.filter { !$0.spokenName.isEmpty } ?? []
  }

  private var hasItems: Bool { values["mediaItems"]?.list?.isEmpty == false }

  /// A name means one thing; a description, as “songs by Adele”, all that it fits.
  private var namesOne: Bool {
    values["mediaSearch"]?["mediaName"] != nil || values["mediaSearch"]?["albumName"] != nil
  }

  /// What was asked for, in the person's own words; where just one thing was found, by its name, which
  /// they may have got wrong.
  var said: String {
    guard let search = values["mediaSearch"] else { return subject ?? "" }
    let name = search["mediaName"]?.string.map(found(for:))
    let words = [
      "title": name ?? "",
      "artist": search["artistName"]?.string ?? "",
      "album": search["albumName"]?.string ?? "",
      "genre": description("genreNames") ?? description("moodNames") ?? "",
    ]
    let key = name != nil ? "said.title" : words["artist"] != "" ? "said.artist" : "said.other"
    return dialogue.say([key], words)
  }

  private func found(for name: String) -> String {
    found.count == 1 ? found[0].spokenName : name
  }

  /// A genre or a mood, where the person's language has SiriKit's word for it: “Classical” is none of
  /// Russian's.
  private func description(_ list: String) -> String? {
    let word = values["mediaSearch"]?[list]?.list?.first?.string
    return word.flatMap { dialogue.language.constant(for: $0, in: list) == nil ? nil : $0 }
  }

  /// What the request is about, where the intent's description says which property that is.
  private var subject: String? {
    IntentDescription.all[intent]?.subject.compactMap { values[$0] }.first?.spokenName
  }

  /// What particular sentence fits, most particular first.
  var details: [String] {
    // All other sentences name the thing.
    guard item != nil else { return playlist.isEmpty || hasItems ? ["nothing"] : ["playlistAlone"] }
    var details: [String] = []
    if let place = values["playbackQueueLocation"]?.string, place != "now" { details.append(place) }
    if values["playShuffled"]?.bool == true { details.append("shuffled") }
    for choice in [values["affinityType"], values["mediaDestination"]?["type"]] {
      if let choice = choice?.string { details.append(choice) }
    }
    return details
  }
}
