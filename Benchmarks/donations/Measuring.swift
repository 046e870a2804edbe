import Foundation
import SottoAssistant
import SottoStore

/// Prints what donating, loading and suggesting take.
func measure(count: Int) throws {
  let folder = try TemporaryHome()
  let store = try SampleDonations.store(at: folder.database)
  var donating = Timings()
  for number in 0..<count { try donating.time { try store.donate(SampleDonations[number]) } }
  var opening = Timings()
  var loading = Timings()
  var model = SuggestionModel()
  try opening.time { _ = try Store(path: folder.database) }
  try loading.time {
    try store.forEachDonation { donation in
      model.learn(
        Doing(
          donation.action, at: WallMoment(donation.date, offset: donation.offset),
          duration: donation.duration))
    }
  }
  var suggesting = Timings()
  let end = SampleDonations[count].date
  for step in 0..<200 {
    let occasion = Occasion(WallMoment(end + Double(step) * 600, offset: 3600))
    suggesting.time { _ = model.ranked(at: occasion) }
  }
  print("| with \(count) donations | p50 | p99 |\n| --- | --- | --- |")
  print("| a donation, kept on the disk | \(donating) |")
  print("| a suggestion | \(suggesting) |")
  print("| opening the database, with its checks | \(opening) |")
  print("| loading what is learnt | \(loading) |")
  print("| the file | \(folder.size >> 10) KB | |")
}

/// How long something took, each time.
private struct Timings: CustomStringConvertible {
  private var seconds: [Double] = []

  mutating func time(_ body: () throws -> Void) rethrows {
    let start = ContinuousClock.now
    try body()
    let taken = (ContinuousClock.now - start).components
    seconds.append(Double(taken.seconds) + Double(taken.attoseconds) * 1e-18)
  }

  var description: String {
    let sorted = seconds.sorted()
    func at(_ share: Double) -> String {
      let value = sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
      return (value * 1000).formatted(.number.precision(.significantDigits(3))) + " ms"
    }
    return "\(at(0.5)) | \(at(0.99))"
  }
}
