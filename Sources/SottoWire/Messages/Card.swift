import Intents

/// What a front end shows beside an answer: the list, the ride, the songs that it is about, and what may
/// be said next.
package struct Card: Codable, Sendable, Hashable {
  package struct Row: Codable, Sendable, Hashable {
    package var title: String
    /// Who made it, when it is due, what it costs.
    package var subtitle: String?
    /// The app's own name for the thing.
    package var identifier: String?
    /// An `INImage` in its plain form.
    package var image: PlainValue?
    /// Whether it is done, where it is something to be done.
    package var isDone: Bool?
    package var actions: [Action]?

    package init(
      title: String, subtitle: String? = nil, identifier: String? = nil, image: PlainValue? = nil,
      isDone: Bool? = nil, actions: [Action]? = nil
    ) {
      self.title = title
      self.subtitle = subtitle
      self.identifier = identifier
      self.image = image
      self.isDone = isDone
      self.actions = actions
    }
  }

  /// What may be done next, as a button.
  package struct Action: Codable, Sendable, Hashable {
    package var title: String
    /// What the button says for the person, in the language of the conversation.
    package var sentence: String

    package init(title: String, sentence: String) {
      self.title = title
      self.sentence = sentence
    }
  }

  /// The list, the note or the driver; `nil` where the rows are all that there is.
  package var title: String?
  package var subtitle: String?
  package var rows: [Row]
  package var actions: [Action]?

  package init(
    title: String? = nil, subtitle: String? = nil, rows: [Row] = [], actions: [Action]? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.rows = rows
    self.actions = actions
  }

  /// - Parameter items: `INMediaItem`s in their plain form.
  package init(items: [PlainValue]) {
    rows = items.map { item in
      Row(
        title: item["title"]?.string ?? "", subtitle: item["artist"]?.string,
        identifier: item["identifier"]?.string, image: item["artwork"])
    }
  }
}
