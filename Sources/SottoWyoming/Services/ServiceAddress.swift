import Foundation
import SottoNetwork

/// Where a voice service is: `tcp://host:port` or `unix:///path`.
package struct ServiceAddress: Sendable, Equatable, CustomStringConvertible {
  package enum Place: Sendable, Equatable {
    case network(host: String, port: UInt16)
    case socket(path: String)
  }

  package let place: Place

  /// - Throws: `VoiceError`, which says what can be written.
  package init(_ text: String) throws(VoiceError) {
    if let path = text.trimmingPrefix("unix://") as Substring?, path.count < text.count {
      guard path.hasPrefix("/") else {
        throw VoiceError(
          "“\(text)” names no socket. Write one such as unix:///run/whisper.socket.")
      }
      place = .socket(path: String(path))
      return
    }
    let authority = text.trimmingPrefix("tcp://")
    guard let colon = authority.lastIndex(of: ":"), colon > authority.startIndex,
      let port = UInt16(authority[authority.index(after: colon)...]), port > 0,
      !authority.contains("/")
    else {
      throw VoiceError(
        "“\(text)” is no service's address. Write one such as tcp://127.0.0.1:10300 or unix:///run/whisper.socket."
      )
    }
    let host = authority[..<colon].trimmingPrefix("[")
    place = .network(host: String(host.hasSuffix("]") ? host.dropLast() : host), port: port)
  }

  package var description: String {
    switch place {
    case .network(let host, let port): "tcp://\(ServerAddress.authority(host, port))"
    case .socket(let path): "unix://\(path)"
    }
  }
}
