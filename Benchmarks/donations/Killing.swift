import Foundation
import SottoAssistant
import SottoStore

/// Donates for ever, and prints the number of each donation that is kept.
func donateForever(to path: String) throws {
  let store = try Store(path: path)
  var number = (try store.donations(after: 0, atMost: .max).count)
  while true {
    try store.donate(SampleDonations[number])
    // Unbuffered: what the parent reads was kept.
    FileHandle.standardOutput.write(Data("\(number)\n".utf8))
    number += 1
  }
}

/// Kills a donor at a moment of chance, so many times, and looks after each whether what it was told to be kept
/// is there, once.
func killDonors(times: Int) throws {
  let folder = try TemporaryHome()
  _ = try SampleDonations.store(at: folder.database)
  var last = -1
  for round in 1...times {
    let donor = Process()
    donor.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    donor.arguments = ["donate", folder.database]
    let output = Pipe()
    donor.standardOutput = output
    try donor.run()
    // From before the database is open to some dozens of donations.
    usleep(.random(in: 2_000...60_000))
    kill(donor.processIdentifier, SIGKILL)
    donor.waitUntilExit()
    let told = try output.fileHandleForReading.readToEnd() ?? Data()
    // The last line may be cut off.
    let lines = String(decoding: told, as: UTF8.self).split(separator: "\n")
    last = max(last, lines.dropLast(told.last == 10 ? 0 : 1).compactMap { Int($0) }.max() ?? -1)
    guard round.isMultiple(of: 100) || round == times else { continue }
    try check(folder.database, last)
    print("killed \(round) times, \(last + 1) donations: none lost, none twice")
  }
}

private func check(_ path: String, _ last: Int) throws {
  let store = try Store(path: path)
  var dates: Set<Date> = []
  var count = 0
  try store.forEachDonation { donation in
    dates.insert(donation.date)
    count += 1
  }
  let missing = (0...last).filter { !dates.contains(SampleDonations[$0].date) }
  guard missing.isEmpty, count == dates.count, store.lostRows.isEmpty, store.damagedFile == nil
  else {
    throw Loss(missing: missing.count, twice: count - dates.count)
  }
}

private struct Loss: Error {
  let missing: Int
  let twice: Int
}

/// A folder for a database that goes with the process.
final class TemporaryHome {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var database: String { folder.appending(path: "sotto.sqlite").path }

  /// Bytes of all its files but the reserve for a full disk.
  var size: Int {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasSuffix("reserve") }.reduce(0) { sum, name in
      let path = folder.appending(path: name).path
      return sum
        + ((try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0)
    }
  }
}
