import Foundation

/// Says on standard error what a person who looks after the app should know.
enum Notice {
  static func say(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data("Reel: \(text)\n".utf8))
  }
}
