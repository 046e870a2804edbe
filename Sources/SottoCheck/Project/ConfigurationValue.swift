import Intents

/// A value of a property list, or the place where one is missing.
struct ConfigurationValue: Sendable {
  let file: ConfigurationFile
  /// The keys, and the places in arrays, that lead here.
  let path: [String]
  /// `nil` where there is none.
  let value: PlainValue?

  subscript(key: String) -> ConfigurationValue {
    ConfigurationValue(file: file, path: path + [key], value: value?[key])
  }

  var exists: Bool { value != nil }
  var string: String? { value?.string }

  /// The elements of an array; none of anything else.
  var elements: [ConfigurationValue] {
    (value?.list ?? []).enumerated().map { place, value in
      ConfigurationValue(file: file, path: path + ["\(place)"], value: value)
    }
  }

  /// The texts of an array.
  var strings: [String] { elements.compactMap(\.string) }

  /// The element of an array that is a text.
  func element(_ text: String) -> ConfigurationValue? { elements.first { $0.string == text } }

  /// What the value is called in a sentence.
  var name: String { path.last ?? file.path }

  var place: Place { file.place(of: path) }
}
