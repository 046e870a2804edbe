import Foundation

/// A text that nobody guesses, for a URL, a cookie or a header.
enum Secret {
  /// How many letters one has.
  static let length = 43

  /// 256 random bits, in letters that need no escape anywhere.
  static func make() -> String {
    var generator = SystemRandomNumberGenerator()
    let bytes = (0..<4).flatMap { _ in withUnsafeBytes(of: generator.next()) { Array($0) } }
    return Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
      .replacing("=", with: "")
  }

  /// Compares in a time that tells nothing of where two texts differ.
  static func areEqual(_ one: String, _ other: String) -> Bool {
    let (one, other) = (Array(one.utf8), Array(other.utf8))
    guard one.count == other.count else { return false }
    return zip(one, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
