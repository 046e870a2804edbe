import SottoSyllables

/// A text file of the language folder: `#` begins a remark, other lines are the data.
///
/// The files are compiled into the program, so that an extension needs nothing beside it.
struct LanguageFile {
  let lines: [[Substring]]

  /// - Parameter text: The file's UTF-8.
  init(_ text: [UInt8]) {
    lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: " ") }
      .filter { !$0.isEmpty }
  }

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

  static let letters = LanguageFile(PackageResources.letters_txt)
  static let numbers = LanguageFile(PackageResources.numbers_txt)
  static let numerals = LanguageFile(PackageResources.numerals_txt)
  static let words = LanguageFile(PackageResources.words_txt)
  static let kinds = LanguageFile(PackageResources.kinds_txt)
  static let alike = LanguageFile(PackageResources.alike_txt)
  static let endings = LanguageFile(PackageResources.endings_txt)
  static let sounds = LanguageFile(PackageResources.sounds_txt)
  static let costs = LanguageFile(PackageResources.costs_txt)
  static let abbreviations = LanguageFile(PackageResources.abbreviations_txt)
  static let loanwords = LanguageFile(PackageResources.loanwords_txt)
}
