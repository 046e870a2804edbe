import Foundation

/// How fast sentences were understood, and what it took.
struct UnderstandingSpeed: Encodable {
  /// The time it took to load all languages.
  let loadMilliseconds: Double
  let sentences: Int
  let meanMicroseconds: Double
  /// What ninety-nine of a hundred sentences stay below.
  let p99Microseconds: Double
  /// The most memory the process held, in megabytes; all of it, not only what languages take.
  let residentMegabytes: Double?
  /// What of it came with the languages: their text and weights, and what sentences left behind.
  let languagesMegabytes: Double?

  /// - Parameter before: what the process held before it loaded languages, in megabytes.
  init(load: Duration, sentences times: [Duration], before: Double?) {
    let microseconds = times.map { $0 / .microseconds(1) }.sorted()
    loadMilliseconds = load / .milliseconds(1)
    sentences = microseconds.count
    meanMicroseconds = microseconds.reduce(0, +) / Double(max(1, microseconds.count))
    p99Microseconds = microseconds.isEmpty ? 0 : microseconds[(microseconds.count - 1) * 99 / 100]
    let resident = Self.residentMegabytes()
    residentMegabytes = resident
    languagesMegabytes = resident.flatMap { resident in before.map { resident - $0 } }
  }

  /// The most memory that the process has held so far; `nil` where the system does not say.
  static func residentMegabytes() -> Double? {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") })
    else { return nil }
    return line.split(separator: " ").compactMap { Double($0) }.first.map { $0 / 1024 }
  }

  var text: String {
    func rounded(_ value: Double) -> String { String((value * 10).rounded() / 10) }
    let languages = languagesMegabytes.map { ", \(rounded($0)) MB of languages" } ?? ""
    let memory = residentMegabytes.map { " in \(rounded($0)) MB" } ?? ""
    return "loaded in \(rounded(loadMilliseconds)) ms; \(sentences) sentences, "
      + "mean \(rounded(meanMicroseconds)) µs, p99 \(rounded(p99Microseconds)) µs\(languages)\(memory)"
  }
}
