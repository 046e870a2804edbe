/// An app whose sources lie somewhere, and which is built of them again and again.
protocol TriedApp {
  /// Builds the app and puts its bundle together.
  ///
  /// - Returns: The bundle's path.
  /// - Throws: `BuildFailure` when the compiler refuses it, behind what it has said on standard error.
  mutating func build() throws -> String

  /// The files that it is made of, and folders of such.
  func sources() -> [String]

  /// Removes what was made for it and is not kept for the next time.
  func remove()
}
