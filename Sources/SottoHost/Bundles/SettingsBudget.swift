/// Puts build settings above others, as far as a project of this size may.
///
/// A setting may stand for itself several times, so that each that is put above doubles it. What a value
/// becomes is counted before it is made.
struct SettingsBudget {
  private var left = 24 << 20

  /// A setting is no longer than this, in bytes.
  static let longest = 64 << 10
  /// For what keeps a setting besides its text.
  private static let overhead = 32

  /// Puts build settings above those that are there, which `$(inherited)` stands for.
  ///
  /// - Parameter file: The file that has them.
  /// - Throws: `BundleError` for a setting that is too long, and for too many.
  mutating func put(
    _ settings: [String: String], above lower: inout [String: String], of file: String
  ) throws(BundleError) {
    for (name, value) in settings {
      let inherited = lower[name] ?? ""
      let places = SettingReference.all(in: value).filter { $0.name == "inherited" }
      let length = value.utf8.count + places.count * inherited.utf8.count
      guard length <= Self.longest else {
        throw BundleError(
          file: file, key: name, problem: "is longer than \(Self.longest >> 10) KB",
          remedy: "Look how often it has $(inherited) in it.")
      }
      left -= Self.overhead + name.utf8.count + length
      guard left >= 0 else {
        throw BundleError(
          file: file, problem: "has more build settings than an app's project",
          remedy: "Take out what the app does not need.")
      }
      lower[name] =
        SettingReference.replacing(places, in: value) { _ in inherited }
        .trimmingSpaces
    }
  }
}

extension String {
  /// Without the spaces at its beginning and end.
  fileprivate var trimmingSpaces: String {
    guard first?.isWhitespace == true || last?.isWhitespace == true else { return self }
    var text = self[...].drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
