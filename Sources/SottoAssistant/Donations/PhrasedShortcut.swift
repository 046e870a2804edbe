import Foundation
import Intents

/// Something that the person starts by a phrase of their own.
package struct PhrasedShortcut: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    /// What an app has donated or proposed, by `INShortcut`'s plain form.
    case action(DonatedAction)
    /// What the person would say instead of the phrase.
    case sentence(String, locale: String)
  }

  package var identifier: String
  package var phrase: String
  package var content: Content
  package var made: Date

  package init(
    identifier: String = UUID().uuidString, phrase: String, content: Content, made: Date
  ) {
    self.identifier = identifier
    self.phrase = phrase
    self.content = content
    self.made = made
  }
}
