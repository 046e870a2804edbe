/// Why a file is not taken.
struct ReadingError: Error {
  /// What follows the file's or the key's name in a sentence.
  let problem: String
  /// The keys and indexes that lead there, outermost first.
  private(set) var key: [String] = []

  /// Whether it is a matter of the file, wherever it was noticed.
  private let isOfWholeFile: Bool

  init(_ problem: String, ofWholeFile isOfWholeFile: Bool = false) {
    self.problem = problem
    self.isOfWholeFile = isOfWholeFile
  }

  /// As `NSExtension.NSExtensionAttributes.IntentsSupported[2]`; of a long one the beginning.
  var keyPath: String {
    let path = key.joined(separator: ".").replacing(".[", with: "[")
    return path.count > 200 ? "\(path.prefix(200))…" : path
  }

  /// Says of an error in there where it is.
  static func inside<Value>(
    _ key: @autoclosure () -> String, _ body: () throws(ReadingError) -> Value
  ) throws(ReadingError) -> Value {
    do throws(ReadingError) {
      return try body()
    } catch {
      if error.isOfWholeFile { throw error }
      var outer = error
      outer.key.insert(key(), at: 0)
      throw outer
    }
  }
}
