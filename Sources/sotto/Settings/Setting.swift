import ArgumentParser

/// A value that a person may set: in the file, by a variable, or by an option, of which the latter counts.
///
/// A new one is an entry of `KnownSettings`.
struct Setting<Value: Sendable>: Sendable {
  let entry: SettingEntry
  /// Where nothing is set.
  let standard: Value
  let read: @Sendable ([String]) throws(WrongValue) -> Value

  /// - Parameters:
  ///   - key: Its name in the file; the option and the variable are named after it.
  ///   - meaning: One sentence, for the help and the document.
  ///   - form: What can be written.
  ///   - standard: The value where nothing is set, and how the document calls that.
  ///   - option: Another option than the one named after it.
  ///   - read: Makes the value of what was written; several texts only for a list.
  init(
    _ key: String, _ meaning: String, form: String, standard: Value, as written: String,
    option: String? = nil, isList: Bool = false,
    read: @escaping @Sendable ([String]) throws(WrongValue) -> Value
  ) {
    entry = SettingEntry(
      key: key, meaning: meaning, form: form, standard: written, option: option ?? "--\(key)",
      isList: isList
    ) { texts throws(WrongValue) in _ = try read(texts) }
    self.standard = standard
    self.read = read
  }

  /// What an option of it says of itself.
  var help: ArgumentHelp {
    ArgumentHelp("\(entry.meaning) Write \(entry.form).", valueName: "value")
  }
}

/// What is known of a setting, whatever its value is.
struct SettingEntry: Sendable {
  let key: String
  let meaning: String
  let form: String
  let standard: String
  let option: String
  let isList: Bool
  /// Refuses what is no value of it.
  let check: @Sendable ([String]) throws(WrongValue) -> Void

  /// The variable that sets it.
  var variable: String { "SOTTO_" + key.uppercased().replacing("-", with: "_") }

  /// What a variable's text holds: the values of a list stand between spaces.
  func texts(of text: String) -> [String] {
    isList ? text.split(whereSeparator: \.isWhitespace).map(String.init) : [text]
  }
}

/// Why a text is no value of a setting, and what is.
struct WrongValue: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ text: String, _ wanted: String) {
    description = "“\(text.prefix(80))” is \(wanted)"
  }

  init(_ description: String) { self.description = description }
}
