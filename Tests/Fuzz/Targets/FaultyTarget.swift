import Foundation

/// Does every harm there is, each to one of its kept inputs, so that a test can see that none is missed.
struct FaultyTarget: FuzzTarget {
  static let name = "faulty"
  static let longestSeconds: UInt32 = 1
  let samples = [Array("fine".utf8)]

  func inputs(kept file: [UInt8]) -> [[UInt8]] {
    file.split(separator: UInt8(ascii: "\n")).map { Array($0) }
  }

  func read(_ input: [UInt8]) throws {
    switch String(decoding: input, as: UTF8.self) {
    case "refused": throw CocoaError(.fileReadCorruptFile)
    case "trap": _ = input[input.count]
    case "crash": abort()
    case "endless": while true { usleep(1000) }
    case "greedy": _ = [UInt8](repeating: 1, count: Int(FuzzWorker.mostMemory) * 2)
    default: break
    }
  }
}
