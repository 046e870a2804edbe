// sotto-plist: reads property lists for the assistant, in a process that may end over any of them.
//
// On descriptor 3 come files, each as the number of its bytes (four bytes, the lowest first) and the
// bytes; for each goes back a number and as many bytes of JSON: {"values": …}, or {"problem": …} and
// where it is, {"key": …}. It opens nothing, starts nothing and ends with its input.

import Foundation
import Intents
import SottoWire

/// What is allowed for one answer, in bytes.
let longestAnswer = 8 << 20

func limit(_ resource: __rlimit_resource, to most: rlim_t) {
  var limit = rlimit(rlim_cur: most, rlim_max: most)
  guard setrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0 else { exit(1) }
}

func answer(to file: [UInt8]) -> Data {
  do throws(ReadingError) {
    let values = try PropertyListTree.values(of: file)
    let answer = JSON.data(of: .object(["values": values]))
    guard answer.count <= longestAnswer else { throw Expansion.tooLong }
    return answer
  } catch {
    var members = ["problem": PlainValue.string(error.problem)]
    if !error.key.isEmpty { members["key"] = .string(error.keyPath) }
    return JSON.data(of: .object(members))
  }
}

limit(RLIMIT_CORE, to: 0)
limit(RLIMIT_DATA, to: 256 << 20)
limit(RLIMIT_CPU, to: 2)
limit(RLIMIT_FSIZE, to: 0)
limit(RLIMIT_NOFILE, to: 0)

let channel = Channel(descriptor: 3)
while let file = channel.next(), channel.send([UInt8](answer(to: file))) {}
