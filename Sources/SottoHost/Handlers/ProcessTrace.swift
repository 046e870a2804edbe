/// What a process of an app leaves to know of where it went wrong.
struct ProcessTrace: Codable, Sendable {
  /// How it ended; `nil` while it runs.
  var exit: ChildExit?
  /// The method of the app's that it was in, and whose that is; `nil` outside of all.
  var method: String?
  var `class`: String?
  /// Where its code was when it crashed.
  var crash: CrashPlace?
  /// The file with its output, and the last lines of it.
  var log: String
  var lines: [String]

  /// What an executable says that cannot begin as its bundle says: it ends with `EX_CONFIG`.
  var startFailure: String? { exit == .code(78) && method == nil ? lines.last : nil }
}
