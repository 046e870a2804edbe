import SottoText

// What the search knows of languages, a line's words at a time.
//
// The files are compiled into the program, so that an extension needs nothing beside it.

extension LanguageFile {
  /// What all files say, as one number: it changes with each change of one of them.
  static let fingerprint: UInt64 = [
    PackageResources.letters_txt, PackageResources.numbers_txt, PackageResources.words_txt,
    PackageResources.kinds_txt, PackageResources.alike_txt, Syllables.text,
    PackageResources.endings_txt, PackageResources.sounds_txt, PackageResources.costs_txt,
    PackageResources.loanwords_txt, PackageResources.abbreviations_txt,
    PackageResources.numerals_txt,
  ].reduce(0) { hash, text in
    (hash ^ text.withUnsafeBytes { Checksum.of($0) }).mixed
  }

  static let letters = LanguageFile(PackageResources.letters_txt, path: "letters.txt")
  static let numbers = LanguageFile(PackageResources.numbers_txt, path: "numbers.txt")
  static let numerals = LanguageFile(PackageResources.numerals_txt, path: "numerals.txt")
  static let words = LanguageFile(PackageResources.words_txt, path: "words.txt")
  static let kinds = LanguageFile(PackageResources.kinds_txt, path: "kinds.txt")
  static let alike = LanguageFile(PackageResources.alike_txt, path: "alike.txt")
  static let endings = LanguageFile(PackageResources.endings_txt, path: "endings.txt")
  static let sounds = LanguageFile(PackageResources.sounds_txt, path: "sounds.txt")
  static let costs = LanguageFile(PackageResources.costs_txt, path: "costs.txt")
  static let abbreviations = LanguageFile(
    PackageResources.abbreviations_txt, path: "abbreviations.txt")
  static let episodes = LanguageFile(PackageResources.episodes_txt, path: "episodes.txt")
  static let loanwords = LanguageFile(PackageResources.loanwords_txt, path: "loanwords.txt")
}
