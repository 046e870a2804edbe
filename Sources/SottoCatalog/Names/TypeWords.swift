/// Words that say what kind of thing a name belongs to, and may or may not be said with it:
/// "Playlist of the Day" is asked for as the playlist "day".
enum TypeWords {
  /// The form without its kind's word and what links it to the name, or `nil` when it has none or
  /// would lose everything.
  static func removed(from form: SpokenForm) -> SpokenForm? {
    let words = form.words
    let rest: ArraySlice<String>
    if let first = words.first, kindWords.contains(first) {
      rest = words.dropFirst().drop { links.contains($0) }
    } else if let last = words.last, kindWords.contains(last) {
      rest = words.dropLast()
    } else {
      return nil
    }
    return rest.isEmpty ? nil : SpokenForm(words: Array(rest))
  }

  private static let kindWords = folded(
    "playlist album song track artist band podcast show audiobook book radio station",
    "плейлист альбом песня трек группа подкаст шоу аудиокнига книга радио станция",
    "çalma liste albüm şarkı grup podcast kitap radyo")

  private static let links = folded("of the for with by my a an", "с со для из от на мой моя")

  private static func folded(_ lists: String...) -> Set<String> {
    Set(lists.flatMap { SpokenForm($0).words })
  }
}
