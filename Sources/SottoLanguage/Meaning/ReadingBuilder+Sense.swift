/// What only the whole of a Reading can tell: whether it makes sense, and what goes without saying.
extension ReadingBuilder {
  /// Puts the time that was said where the intent has it.
  ///
  /// - Returns: false for a time that no calendar has.
  func resolveTime(_ reading: inout Reading) -> Bool {
    guard case .object(let when)? = reading.parameters.removeValue(forKey: "when") else {
      return reading.parameters["until"] == nil
    }
    var until: [String: Reading.Value]?
    if case .object(let end)? = reading.parameters.removeValue(forKey: "until") { until = end }
    let calendar = SaidTime.calendar(in: analysis.surroundings.timeZone)
    let hasHalfDays = analysis.language.hasHalfDays
    let end = until.map { SaidTime($0, hasHalfDays: hasHalfDays) }
    // What was told may get another time; whatever else is said has one of its own.
    let due = reading.intent == "Answer" ? analysis.surroundings.question?.due : nil
    guard
      let time = SaidTime(when, hasHalfDays: hasHalfDays).resolved(
        until: end, now: analysis.surroundings.now,
        due: due.flatMap { SaidTime.moment(of: $0, calendar) }, calendar)
    else { return false }
    reading.parameters[Self.timeParameter(of: reading.intent)] = .object(time)
    return true
  }

  /// What an intent calls its time.
  static func timeParameter(of intent: String?) -> String {
    timeParameter[intent ?? ""] ?? "temporalEventTrigger"
  }

  /// What intents other than those with a trigger call it.
  private static let timeParameter = [
    "INSnoozeTasksIntent": "nextTriggerTime", "INRequestRideIntent": "scheduledPickupTime",
    "Answer": "value",
  ]

  /// Whether two names were taken for the same thing's: "Halo and then Skyfall" are two requests; or two numbers for one
  /// part of a time.
  func namesTwice(_ events: [Derivation.Event]) -> Bool {
    var named: Set<Int32> = []
    for event in events {
      switch event {
      case .text(let field, _, _, _), .name(let field, _, _):
        guard field >= 0, !grammar.fields[Int(field)].isList else { continue }
        if !named.insert(field).inserted { return true }
      case .number(let field, _, _, _):
        guard field >= 0, grammar.fields[Int(field)].isOfTime else { continue }
        if !named.insert(field).inserted { return true }
      default: continue
      }
    }
    return false
  }

  /// Whether so many people have room in a car.
  func isParty(_ reading: Reading) -> Bool {
    guard case .number(let size)? = reading.parameters["partySize"] else { return true }
    return (1...Self.mostPeople).contains(size)
  }

  private static let mostPeople = 99.0

  /// "At another speed" says nothing that could be done.
  func hasValue(_ reading: Reading) -> Bool {
    guard case .string(let command)? = reading.parameters["command"] else { return true }
    return reading.parameters["value"] != nil || !Self.commandsWithValue.contains(command)
  }

  private static let commandsWithValue: Set = [
    "changePlaybackPosition", "changePlaybackRate", "changeRepeatMode", "changeShuffleMode",
    "changeVolume", "setVolume",
  ]

  /// Who likes something and names nothing means what plays, never all there is.
  func setReference(_ reading: inout Reading) {
    guard reading.intent == "INUpdateMediaAffinityIntent" else { return }
    var search: [String: Reading.Value] = [:]
    if case .object(let said)? = reading.parameters["mediaSearch"] { search = said }
    guard search.keys.allSatisfy({ $0 == "mediaType" }) else { return }
    search["reference"] = .string("currentlyPlaying")
    reading.parameters["mediaSearch"] = .object(search)
  }

  /// "On repeat" means all of an album, and one song again and again.
  func setRepeat(_ reading: inout Reading) {
    guard reading.parameters["playbackRepeatMode"] == .string("one"),
      case .object(let search)? = reading.parameters["mediaSearch"],
      case .string(let type)? = search["mediaType"], Self.collections.contains(type)
    else { return }
    reading.parameters["playbackRepeatMode"] = .string("all")
  }

  /// One song again and again is one that is named, or the one that plays, which is no request to play.
  func repeatsNothing(_ reading: Reading) -> Bool {
    guard reading.intent == "INPlayMediaIntent",
      reading.parameters["playbackRepeatMode"] == .string("one")
    else { return false }
    guard case .object(let search)? = reading.parameters["mediaSearch"] else { return true }
    return search.keys.allSatisfy { $0 == "mediaType" } && search["mediaType"] == .string("song")
  }

  private static let collections: Set = ["album", "artist", "genre", "playlist", "podcastShow"]

  /// A station's frequency as it is written: "ninety eight point three" is 98.3.
  func setFrequency(_ reading: inout Reading, _ events: [Derivation.Event]) {
    guard case .object(var search)? = reading.parameters["mediaSearch"],
      search["mediaType"] == .string("radioStation")
    else { return }
    for event in events {
      guard case .text(let field, let start, let end, _) = event, field >= 0,
        grammar.fields[Int(field)].name == "mediaName",
        let number = language.numbers.numbers(.number, in: analysis, at: Int(start))
          .filter({ $0.end <= end }).max(by: { $0.end < $1.end }),
        Self.frequencies.contains(number.value)
      else { continue }
      let rest = analysis.tokens.text(number.end..<Int(end))
      let digits =
        number.value == number.value.rounded() ? "\(Int(number.value))" : "\(number.value)"
      search["mediaName"] = .string(rest.isEmpty ? digits : "\(digits) \(rest)")
      reading.parameters["mediaSearch"] = .object(search)
    }
  }

  /// In megahertz and in kilohertz.
  private static let frequencies = 60.0...1700

  /// Whether all that was said is a name in another script, by its sound: any few words sound like
  /// something.
  func isSoundAlone(_ named: [Analysis.Name], _ events: [Derivation.Event]) -> Bool {
    guard let name = named.first, name.spelling == .respelled else {
      return false
    }
    return events.contains { event in
      guard case .name(_, 0, _) = event else { return false }
      return name.end == analysis.tokens.count
    }
  }

  /// "Episode two of" a show, or its latest, is what kind of show that is. What comes next in a podcast is for its
  /// app to know: it goes on.
  func setEpisodeType(_ reading: inout Reading, of named: [Analysis.Name]) {
    guard case .object(var search)? = reading.parameters["mediaSearch"],
      case .string(let type)? = search["mediaType"], type.hasSuffix("Episode"),
      let show = named.first(where: { analysis.entry($0).kind.hasSuffix("Show") })
    else { return }
    let isPodcast = analysis.entry(show).kind == "podcastShow"
    search["mediaType"] = .string(isPodcast ? "podcastEpisode" : "tvShowEpisode")
    if isPodcast, search["episode"] == .string("next") {
      search = [
        "mediaType": .string("podcastShow"), "mediaName": .string(analysis.entry(show).name),
      ]
    }
    reading.parameters["mediaSearch"] = .object(search)
  }

  /// What is added to a named playlist goes into a playlist.
  func setDestinationType(_ reading: inout Reading) {
    guard case .object(var destination)? = reading.parameters["mediaDestination"],
      destination["playlistName"] != nil
    else { return }
    destination["type"] = .string("playlist")
    reading.parameters["mediaDestination"] = .object(destination)
  }

  /// An album is itself what is asked for, unless something on it is.
  func nameAlbum(_ reading: inout Reading) {
    guard case .object(var search)? = reading.parameters["mediaSearch"],
      search["mediaName"] == nil, let album = search["albumName"],
      search["mediaType"].map({ $0 == .string("album") }) ?? true
    else { return }
    search["albumName"] = nil
    search["mediaName"] = album
    search["mediaType"] = .string("album")
    reading.parameters["mediaSearch"] = .object(search)
  }

  /// "The fifth" of three is none.
  func isChoice(_ reading: Reading) -> Bool {
    guard case .number(let ordinal)? = reading.parameters["ordinal"] else { return true }
    let count = analysis.surroundings.question?.choices.count ?? 0
    return ordinal == ordinal.rounded() && ordinal >= 1 && ordinal <= Double(count)
  }
}
