import Foundation
import Testing

/// The README and `Scripts/packages.txt` name the same packages.
@Suite struct PackageListTests {
  @Test func `the README lists what an unpacked distribution needs`() throws {
    let table = try String(
      contentsOf: Script.root.appending(path: "Scripts/packages.txt"), encoding: .utf8)
    let needed = table.split(separator: "\n").map { $0.split(separator: " ") }
      .filter { $0.first == "run" || $0.first == "installed" }
      .compactMap { $0.count > 2 ? String($0[2]) : nil }
    let readme = try String(
      contentsOf: Script.root.appending(path: "README.md"), encoding: .utf8)
    #expect(needed.count > 3)
    #expect(readme.contains("sudo apt-get install \(needed.sorted().joined(separator: " "))\n"))
  }
}
