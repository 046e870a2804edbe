import Foundation
import Testing

@testable import SottoAppSupport

@Suite struct LogTests {
  @Test(
    arguments: [
      ("plain", [], "plain"),
      ("%@ and %{public}@", ["a", 2], "a and 2"),
      ("%d %5d|%-5d|%05d", [1, 2, 3, 4], "1     2|3    |00004"),
      ("%ld %lld %lu %zd", [-1, 2, UInt8(3), 4], "-1 2 3 4"),
      ("%x %X %o", [255, 255, 8], "ff FF 10"),
      ("%.2f %f %g", [1.005, Float(0.5), 3], "1.00 0.500000 3"),
      ("%s %p %%", ["text", "address"], "text address %"),
      ("%{private}@ %{private, mask.hash}s", ["a", "b"], "<private> <private>"),
      ("%@ %@", ["only one"], "only one %@"),
      ("%d", ["no number"], "no number"),
      ("%", [1], "%"),
      ("%y %d", [1, 2], "1 2"),
      ("%99999999999d", [1], "%99999999999d"),
    ] as [(String, [any Sendable], String)])
  func placesAreFilled(format: String, arguments: [any Sendable], text: String) {
    #expect(LogFormat.text(format, arguments).trimmingPrefix { $0 == " " } == text)
  }

  @Test func interpolationsAreWrittenAsTheySay() {
    let name: String? = "Skyfall"
    let message: OSLogMessage = """
      \(name ?? "", privacy: .public) \(1) \(255, format: .hex(includePrefix: true, minDigits: 4)) \
      \(2.5, format: .fixed(precision: 2)) \(true, format: .answer) \
      \("x", align: .right(columns: 3)) \("secret", privacy: .private) \(-7, format: .decimal)
      """
    #expect(message.text == "Skyfall 1 0x00ff 2.50 YES   x <private> -7")
  }
}
