import Foundation
import Intents
import SottoLanguage

/// Turns a Reading's parameters into the intent's.
package enum IntentBuilder {
  /// - Parameters:
  ///   - nowPlaying: What plays in the app the intent goes to.
  ///   - ride: That app's identifier of its last ride.
  ///   - terms: That app's `AppProfile.terms`.
  /// - Returns: The intent's parameters in plain form, ready for `IntentDescription`.
  package static func values(
    of reading: Reading, nowPlaying: NowPlaying?, ride: String? = nil,
    terms: [String: [String: String]] = [:]
  ) -> PlainValue {
    var values = reading.parameters.mapValues(PlainValue.init)
    if var search = values["mediaSearch"]?.object {
      complete(&search, of: reading.intent, nowPlaying: nowPlaying)
      search["spokenNames"] = spokenNames(of: reading, besides: search)
      values["mediaSearch"] = .object(search)
    }
    if reading.intent == "INAddMediaIntent", values["mediaSearch"] == nil, !reading.wantsNewPlaylist
    {
      // “Add to my gym playlist”: what plays.
      var search: [String: PlainValue] = ["reference": "currentlyPlaying"]
      complete(&search, of: reading.intent, nowPlaying: nowPlaying)
      values["mediaSearch"] = .object(search)
    }
    if values["mediaDestination"]?["type"] == "playlist" {
      // “My playlist”: SiriKit has no playlist without a name, the app asks which is meant.
      let name = values["mediaDestination"]?["playlistName"] ?? ""
      values["mediaDestination"] = ["type": "playlist", "playlistName": name]
    }
    if let ride, values["rideIdentifier"] == nil,
      reading.intent.map(aboutTheLastRide.contains) ?? false
    {
      values["rideIdentifier"] = .string(ride)
    }
    return .object(identified(by: terms, as: reading.intent, named(as: reading.intent, values)))
  }

  /// The parameters of a Reading's intent, with what was said of them that SiriKit has no words for.
  package static func parameters(of reading: Reading) -> [Request.Parameter] {
    let known = reading.intent.flatMap { IntentDescription.all[$0] }?.parameters ?? []
    return known.map { parameter in
      let wants = wants(parameter)
      return Request.Parameter(
        name: parameter.name, isList: parameter.isList,
        wantsNew: parameter.name == "mediaDestination" && reading.wantsNewPlaylist,
        wantsOne: parameter.name == "mediaItems" && reading.says("isOne", in: "mediaSearch"),
        isUnread: reading.unreadTime != nil && wants.contains("moment"), wants: wants)
    }
  }

  /// What an answer about the parameter may be: a kind of value, told by the class of its results, or
  /// its constants, told by its name.
  private static func wants(_ parameter: IntentDescription.Parameter) -> Set<String> {
    let kinds = kinds.filter { parameter.resolution.hasSuffix("\($0.key)ResolutionResult") }
    return Set(kinds.values).union(parameter.isList && parameter.isSpeakable ? ["items"] : [])
      .union([parameter.name])
  }

  private static let kinds = [
    "TemporalEventTrigger": "moment", "DateComponents": "moment", "DateComponentsRange": "moment",
    "TimeInterval": "duration", "Integer": "number", "Double": "number", "PlaybackSpeed": "number",
    "Boolean": Request.Parameter.yesOrNo,
  ]

  /// The values under the names of the intent's properties, where a Reading has others.
  private static func named(
    as intent: String?, _ values: [String: PlainValue]
  ) -> [String: PlainValue] {
    let names = intent.flatMap { IntentDescription.all[$0] }?.spokenNames ?? [:]
    return Dictionary(values.map { (names[$0] ?? $0, $1) }, uniquingKeysWith: { first, _ in first })
  }

  /// The values, those that are terms of the app's with their identifiers.
  private static func identified(
    by terms: [String: [String: String]], as intent: String?, _ values: [String: PlainValue]
  ) -> [String: PlainValue] {
    guard let description = intent.flatMap({ IntentDescription.all[$0] }) else { return values }
    var values = values
    for parameter in description.parameters where parameter.isSpeakable {
      guard let phrases = terms["\(description.name).\(parameter.name)"] else { continue }
      func identified(_ value: PlainValue) -> PlainValue {
        guard let phrase = value.string, let identifier = phrases[phrase.lowercased()] else {
          return value
        }
        return ["spokenPhrase": .string(phrase), "vocabularyIdentifier": .string(identifier)]
      }
      values[parameter.name] = values[parameter.name].map { value in
        value.list.map { .list($0.map(identified)) } ?? identified(value)
      }
    }
    return values
  }

  /// What is said of “my ride”, which only the app's identifier tells from others.
  private static let aboutTheLastRide: Set = ["INCancelRideIntent", "INSendRideFeedbackIntent"]

  private static func complete(
    _ search: inout [String: PlainValue], of intent: String?, nowPlaying: NowPlaying?
  ) {
    // SiriKit folded activities into moods in iOS 13.
    let feelings = (search["moodNames"]?.list ?? []) + (search["activityNames"]?.list ?? [])
    search["activityNames"] = nil
    if !feelings.isEmpty { search["moodNames"] = .list(feelings.map(spelledByApple)) }
    if let genres = search["genreNames"]?.list {
      search["genreNames"] = .list(genres.map(spelledByApple))
    }
    if search["reference"] == "currentlyPlaying", let nowPlaying {
      if let item = nowPlaying.item { search["mediaIdentifier"] = .string(item) }
      if intent != "INPlayMediaIntent" { name(&search, by: nowPlaying) }
    }
    // Sotto's own: SiriKit has no field for it, and the words of an episode are in mediaName.
    for key in ["series", "season", "episode", "isOne"] { search[key] = nil }
  }

  /// The person's own words for what is searched for by another name: a dictionary form, a vocabulary's
  /// spelling.
  private static func spokenNames(
    of reading: Reading, besides search: [String: PlainValue]
  ) -> PlainValue? {
    var names: [String: PlainValue] = [:]
    for name in ["mediaName", "artistName", "albumName"] {
      guard let words = reading.said["mediaSearch.\(name)"], let meant = search[name]?.string,
        words.caseInsensitiveCompare(meant) != .orderedSame
      else { continue }
      names[name] = .string(words)
    }
    return names.isEmpty ? nil : .object(names)
  }

  /// “This song”, “this artist” by the names of what plays, beside the reference: most handlers look for
  /// names alone.
  private static func name(_ search: inout [String: PlainValue], by playing: NowPlaying) {
    guard ["mediaName", "artistName", "albumName"].allSatisfy({ search[$0] == nil }) else { return }
    let type = search["mediaType"]?.string
    // Of an album or a playlist that plays, apps tell no more than the song.
    guard type.map(["song", "music", "artist", "podcastEpisode", "musicVideo"].contains) ?? true
    else { return }
    if type != "artist", let title = playing.title { search["mediaName"] = .string(title) }
    if let artist = playing.artist { search["artistName"] = .string(artist) }
  }

  /// Apple writes these constants in title case: `Hip-Hop`, `R&B`, `Adult Contemporary`.
  private static func spelledByApple(_ constant: PlainValue) -> PlainValue {
    guard let words = constant.string else { return constant }
    var startsWord = true
    let spelled = words.map { character -> String in
      defer { startsWord = !character.isLetter && !character.isNumber && character != "'" }
      return startsWord ? character.uppercased() : String(character)
    }
    return .string(spelled.joined())
  }
}

extension Reading {
  var wantsNewPlaylist: Bool { says("isNew", in: "mediaDestination") }

  fileprivate func says(_ member: String, in parameter: String) -> Bool {
    guard case .object(let members)? = parameters[parameter] else { return false }
    return members[member] == .bool(true)
  }
}

extension PlainValue {
  /// A Reading's value in the form Intents codes.
  package init(_ value: Reading.Value) {
    self =
      switch value {
      case .bool(let value): .bool(value)
      case .number(let value): Int(exactly: value).map(PlainValue.integer) ?? .number(value)
      case .string(let value): .string(value)
      case .list(let values): .list(values.map(PlainValue.init))
      case .object(let members): .object(members.mapValues(PlainValue.init))
      }
  }
}
