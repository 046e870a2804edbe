public import Foundation

/// The app's own words for this person: names of playlists, of lists, of contacts.
@available(iOS 10.0, *)
open class INVocabulary: NSObject, @unchecked Sendable {
  private static let instance = INVocabulary()

  /// The vocabulary of this app.
  open class func shared() -> Self {
    // A subclass has no vocabulary of its own, but an object that stands for the app's.
    instance as? Self ?? self.init(ofApp: ())
  }

  private override init() { super.init() }

  /// Makes another object for the app's vocabulary.
  public required init(ofApp: Void) { super.init() }

  /// Replaces the words of one type by strings, the most important first.
  open func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
    set(vocabulary, of: type)
  }

  /// Replaces the words of one type by `INSpeakable` objects, the most important first.
  @available(iOS 11.0, *)
  open func setVocabulary(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
    set(vocabulary, of: type)
  }

  /// Forgets all words.
  open func removeAllVocabularyStrings() {
    IntentsSystemConnection.entitled(for: INVocabulary.self).removeAllVocabulary()
  }

  private func set(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
    // An ordered set of strings may still hold one twice, as Foundation here compares objects.
    var known: Set<PlainValue> = []
    let words = vocabulary.compactMap(Self.plain).filter { known.insert($0).inserted }
    IntentsSystemConnection.entitled(for: INVocabulary.self).setVocabulary(words, of: type)
  }

  private static func plain(_ word: Any) -> PlainValue? {
    switch word {
    case let word as String: .string(word)
    case let word as NSString: .string("\(word)")
    case let word as INSpeakableString: word.plain
    case let word as any INSpeakable: INSpeakableString(copying: word).plain
    default: nil
    }
  }
}

extension INSpeakableString {
  /// Makes a text of anything that can be said.
  convenience init(copying speakable: any INSpeakable) {
    self.init(spokenPhrase: speakable.spokenPhrase)
    pronunciationHint = speakable.pronunciationHint
    vocabularyIdentifier = speakable.vocabularyIdentifier
  }
}
