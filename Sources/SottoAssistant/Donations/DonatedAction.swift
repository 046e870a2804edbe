import Intents

/// Something a person does in an app and may want to do again: a request, or an activity of the app's.
package struct DonatedAction: Hashable, Sendable {
  /// The bundle identifier of the app.
  package var app: String
  /// The plain form of the `INShortcut` that does it again.
  package var shortcut: PlainValue

  package init(app: String, shortcut: PlainValue) {
    self.app = app
    self.shortcut = shortcut
  }

  /// The intent's name; `nil` for an activity.
  package var intent: String? { shortcut["intent"]?.string }

  /// The intent's parameters.
  package var parameters: PlainValue { shortcut["parameters"] ?? [:] }

  package var activity: PlainValue? { shortcut["userActivity"] }

  /// What tells it from the app's other actions.
  ///
  /// The media of a container are one action, whichever is donated: who hears the news at eight hears
  /// another episode each day. An item goes by its identifier, all else by what it says.
  package var key: String {
    if let activity {
      let type = activity["activityType"]?.string ?? ""
      let content =
        activity["persistentIdentifier"]?.string ?? activity["targetContentIdentifier"]?.string
      return "activity \(type) \(content ?? Self.required(activity).canonical)"
    }
    let media = parameters["mediaContainer"] ?? parameters["mediaItems"]?.list?.first
    return "\(intent ?? "") \(media?["identifier"]?.string ?? parameters.canonical)"
  }

  /// `key` as a number.
  package var fingerprint: Int64 { Int64(bitPattern: key.fingerprint) }

  /// What it is called among the actions of all apps.
  package var identifier: String { Self.identifier(app: app, fingerprint: fingerprint) }

  package static func identifier(app: String, fingerprint: Int64) -> String {
    "\(app) \(String(UInt64(bitPattern: fingerprint), radix: 36))"
  }

  /// What an identifier was made of; `nil` where it is none.
  package static func parts(of identifier: String) -> (app: String, fingerprint: Int64)? {
    guard let space = identifier.lastIndex(of: " "),
      let number = UInt64(identifier[identifier.index(after: space)...], radix: 36)
    else { return nil }
    return (String(identifier[..<space]), Int64(bitPattern: number))
  }

  /// What is called by this in a sentence; `nil` where the app has given it no name.
  package var subject: PlainValue? {
    if let activity { return activity["title"] }
    if let media = parameters["mediaContainer"] ?? parameters["mediaItems"]?.list?.first {
      return media
    }
    return intent.flatMap { IntentDescription.all[$0] }?.subject.compactMap { parameters[$0] }.first
  }

  /// The one thing that is played of a container, where the app names it.
  package var item: PlainValue? {
    let items = parameters["mediaItems"]?.list ?? []
    return items.count == 1 && items[0]["title"] != nil ? items[0] : nil
  }

  /// The entries of `userInfo` that the activity cannot do without; all, where it does not say.
  private static func required(_ activity: PlainValue) -> PlainValue {
    let entries = activity["userInfo"]?.object ?? [:]
    guard let keys = activity["requiredUserInfoKeys"]?.list?.compactMap(\.string) else {
      return .object(entries)
    }
    return .object(entries.filter { keys.contains($0.key) })
  }
}

extension PlainValue {
  /// The same text for the same value.
  fileprivate var canonical: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .number(let value): Int(exactly: value).map { "\($0)" } ?? "\(value)"
    case .string(let value): "\"\(value)\""
    case .list(let values): "[\(values.map(\.canonical).joined(separator: ","))]"
    case .object(let members):
      "{"
        + members.filter { $0.value != .null }.sorted { $0.key < $1.key }
        .map { "\($0.key):\($0.value.canonical)" }.joined(separator: ",") + "}"
    }
  }
}

extension String {
  /// FNV-1a of its UTF-8: the same in every process and version.
  fileprivate var fingerprint: UInt64 {
    utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
