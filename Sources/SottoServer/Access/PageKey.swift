import Foundation
import SottoNetwork
import Synchronization

/// The key of a home's page: it stands in the address that the person opens, and a browser that has opened it is
/// let in until there is another key. It is made once, and kept in a file that only the person reads.
package final class PageKey: Sendable {
  private let file: PrivateFile
  private let known = Mutex(Known())

  /// What was read last, and of which state of the file.
  private struct Known {
    var stamp: PrivateFile.Stamp?
    var key: String?
  }

  package init(path: String) { file = PrivateFile(path: path) }

  /// The key; a new one where there is none, or where others may have read it.
  ///
  /// - Throws: `ServerError` where it cannot be kept.
  package func text() throws(ServerError) -> String {
    if let current { return current }
    try file.change { () throws(ServerError) in current == nil ? Data(Secret.make().utf8) : nil }
    guard let current else { throw ServerError("\(file.path) cannot be read. Remove it.") }
    return current
  }

  /// Makes another: from then on neither the old one nor a browser that has opened it is let in.
  ///
  /// - Throws: `ServerError` where it cannot be kept.
  package func renew() throws(ServerError) {
    try file.change { () throws(ServerError) in Data(Secret.make().utf8) }
  }

  /// What a browser has in place of the key, which stays out of it; `nil` where there is no key.
  var session: String? { current.map { SHA256.hexadecimal("sotto page \($0)") } }

  /// Whether a text is the key.
  func isKey(_ text: String) -> Bool {
    current.map { Secret.areEqual(text, $0) } ?? false
  }

  private var current: String? {
    guard let stamp = file.stamp, file.isPrivate else { return nil }
    return known.withLock { known in
      if known.stamp == stamp { return known.key }
      let text = (try? String(contentsOfFile: file.path, encoding: .utf8)) ?? ""
      // A key that is cut short is guessed.
      known = Known(stamp: stamp, key: text.count == Secret.length ? text : nil)
      return known.key
    }
  }
}
