import Foundation

/// How far a worker is, in a file that outlives it: the number of the input that is being tried, how many
/// were refused, and which took longest.
struct FuzzProgress {
  private let file: Int32

  init(path: String) throws {
    file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  }

  var place: Int { number(at: 0) }
  var refusals: Int { number(at: 8) }
  /// The input that took longest, and how many milliseconds.
  var slowest: (place: Int, milliseconds: Double) {
    (number(at: 16), Double(number(at: 24)) / 1000)
  }

  func note(_ place: Int) { set(place, at: 0) }
  func noteRefusal() { set(refusals + 1, at: 8) }

  func note(_ time: Duration, of place: Int) {
    let microseconds = Int(time / .microseconds(1))
    guard microseconds > number(at: 24) else { return }
    set(place, at: 16)
    set(microseconds, at: 24)
  }

  private func number(at offset: off_t) -> Int {
    var number = 0
    return pread(file, &number, 8, offset) == 8 ? number : 0
  }

  private func set(_ number: Int, at offset: off_t) {
    var number = number
    _ = pwrite(file, &number, 8, offset)
  }
}
