// sotto-plist: reads property lists for the assistant, in a process that may end over any of them.
//
// On descriptor 3 come frames, each as the number of its bytes (four bytes, the lowest first) and the
// bytes: one that says what the file may take (see `Bounds`), then the file. For each goes back a number
// and as many bytes of JSON: {"values": …}, or {"problem": …} and where it is, {"key": …}. It opens
// nothing, starts nothing and ends with its input.

import Foundation
import Intents
import SottoWire

func answer(to frame: [UInt8], within limits: inout Limits) -> Data {
  do throws(ReadingError) {
    guard let bounds = frame.first.flatMap(Bounds.init(kind:)),
      frame.count <= 1 + bounds.longestFile
    else { throw ReadingError("is longer than its reader takes", ofWholeFile: true) }
    limits.keep(to: bounds)
    let values = try PropertyListTree.values(of: Array(frame.dropFirst()), within: bounds)
    let answer = JSON.data(of: .object(["values": values]))
    guard answer.count <= bounds.longestAnswer else { throw Expansion.tooLong(bounds) }
    return answer
  } catch {
    var members = ["problem": PlainValue.string(error.problem)]
    if !error.key.isEmpty { members["key"] = .string(error.keyPath) }
    return JSON.data(of: .object(members))
  }
}

limit(RLIMIT_CORE, to: 0)
limit(RLIMIT_FSIZE, to: 0)
limit(RLIMIT_NOFILE, to: 0)

let channel = Channel(descriptor: 3)
var limits = Limits()
while let frame = channel.next(), channel.send([UInt8](answer(to: frame, within: &limits))) {}
