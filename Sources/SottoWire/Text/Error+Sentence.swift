import Foundation

extension Error {
  /// What went wrong, in words; the description of Foundation's errors is a dump of what they hold.
  package var sentence: String {
    switch self {
    case let error as CocoaError:
      let reason = error.underlying?.localizedDescription ?? error.localizedDescription
      return (error.filePath ?? error.url?.path).map { "\($0): \(reason)" } ?? reason
    case let error as POSIXError: return error.localizedDescription
    default: return "\(self)"
    }
  }
}
