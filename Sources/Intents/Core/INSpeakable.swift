public import Foundation

/// A name that can be said: how it is spoken, how it sounds, what it stands for.
@available(iOS 10.0, *)
public protocol INSpeakable: NSObjectProtocol {
  /// The name as it is said.
  var spokenPhrase: String { get }

  /// How the name sounds, spelt by everyday rules; `nil` when the spelling says it.
  var pronunciationHint: String? { get }

  /// The app's own identifier of what is named.
  var vocabularyIdentifier: String? { get }

  /// Other things that sound alike.
  var alternativeSpeakableMatches: [any INSpeakable]? { get }

  /// The old name of `vocabularyIdentifier`.
  @available(iOS, introduced: 10.0, deprecated: 11.0)
  var identifier: String? { get }
}

extension INSpeakable {
  /// The same as `vocabularyIdentifier`, unless the type has an identifier of its own.
  @available(iOS, introduced: 10.0, deprecated: 11.0)
  public var identifier: String? { vocabularyIdentifier }
}
