import Foundation

/// What a text looks like, so that two that are taken for each other have it in common (UTS #39).
///
/// Letter case, marks, spaces, signs and what is not seen make no difference, and letters that look alike are one:
/// a Cyrillic “М” is a Latin one.
public enum ConfusableSkeleton {
  /// Whether two texts may be taken for each other; one that has nothing to be seen, for none.
  public static func areAlike(_ one: String, _ other: String) -> Bool {
    !forms(of: one).isDisjoint(with: forms(of: other))
  }

  /// A text as it looks in capitals, in small letters, and as it is written.
  public static func forms(of text: String) -> Set<String> {
    let plain = text.precomposedStringWithCompatibilityMapping
    let forms = [plain, plain.lowercased(), plain.uppercased()].map(skeleton)
    return Set(forms.filter { !$0.isEmpty })
  }

  /// Whether there is something in a text that is not seen, or is a space at one of its ends.
  public static func hasUnseen(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, let last = scalars.last else { return false }
    if first.properties.isWhitespace || last.properties.isWhitespace { return true }
    return zip(scalars, Array(scalars.dropFirst()) + [" "]).contains { scalar, next in
      isUnseen(scalar) && !joins(scalar, before: next)
    }
  }

  private static func skeleton(_ text: String) -> String {
    var shown = ""
    for scalar in text.decomposedStringWithCanonicalMapping.unicodeScalars
    where isLetter(scalar) && !isUnseen(scalar) {
      shown += ConfusableTable.prototypes[scalar] ?? String(scalar)
    }
    let letters = shown.decomposedStringWithCanonicalMapping.unicodeScalars.filter(isLetter)
    return String(String.UnicodeScalarView(letters)).lowercased()
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .otherSymbol, .mathSymbol:
      true
    default: false
    }
  }

  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isDefaultIgnorableCodePoint
      || [.format, .control, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse]
        .contains(scalar.properties.generalCategory)
  }

  /// Whether it shapes what stands beside it, as in a picture of several, or between letters that are joined.
  private static func joins(_ scalar: Unicode.Scalar, before next: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // A zero-width joiner before a picture; and before or between the letters of scripts that join.
    case 0x200D:
      !next.isASCII && (next.properties.isEmoji || (0x0600...0x0DFF).contains(next.value))
    case 0x200C: (0x0600...0x0DFF).contains(next.value)
    case 0xFE0E, 0xFE0F, 0xE0020...0xE007F: true
    default: false
    }
  }
}
