import CSpawn
import Foundation
import Intents
import SottoWire

/// Memory shared with a process of an app, in which that notes the method that it is in.
final class MethodNote: Sendable {
  /// For the process; -1 where there is no such memory to be had.
  let descriptor = shared_memory(MethodRecord.length)

  deinit { close(descriptor) }

  /// What the process was in when it noted something last: whatever it says, as text that can be shown.
  var method: (name: String, class: String)? {
    var bytes = [UInt8](repeating: 0, count: MethodRecord.length)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    guard count > 0 else { return nil }
    let text = String(decoding: bytes.prefix(count).prefix { $0 != 0 }, as: UTF8.self)
    let lines = text.split(separator: "\n").map { $0.shown(atMost: ShownLength.name) }
    guard let name = lines.first, !name.isEmpty else { return nil }
    // The intent is told apart from it.
    let method = name.hasPrefix("IN") ? String(name.drop { $0 != "." }.dropFirst()) : name
    return (method, lines.count > 1 ? lines[1] : "")
  }
}
