import Intents

/// What a front end shows beside an answer: things by name, each with its picture where it has one.
package struct Card: Codable, Sendable, Hashable {
  package struct Row: Codable, Sendable, Hashable {
    package var title: String
    /// Who made it.
    package var subtitle: String?
    /// The app's own name for the thing.
    package var identifier: String?
    /// An `INImage` in its plain form.
    package var image: PlainValue?

    package init(
      title: String, subtitle: String? = nil, identifier: String? = nil, image: PlainValue? = nil
    ) {
      self.title = title
      self.subtitle = subtitle
      self.identifier = identifier
      self.image = image
    }
  }

  package var rows: [Row]

  package init(rows: [Row]) { self.rows = rows }

  /// - Parameter items: `INMediaItem`s in their plain form.
  package init(items: [PlainValue]) {
    rows = items.map { item in
      Row(
        title: item["title"]?.string ?? "", subtitle: item["artist"]?.string,
        identifier: item["identifier"]?.string, image: item["artwork"])
    }
  }
}
