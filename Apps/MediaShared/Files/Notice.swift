import Foundation

/// Says on standard error what a person who looks after an app should know.
package enum Notice {
  package static func say(_ text: String) {
    let line = "\(ProcessInfo.processInfo.processName): \(text)\n"
    try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
  }
}
