import Foundation
import Testing

/// The README and `Scripts/packages.txt` name the same packages.
@Suite struct PackageListTests {
  @Test func `the README lists what an unpacked distribution needs`() throws {
    let table = try String(
      contentsOf: Script.root.appending(path: "Scripts/packages.txt"), encoding: .utf8)
    var needed: [String] = []
    for line in table.split(separator: "\n") {
      let columns = line.split(separator: " ").map(String.init)
      if let purpose = columns.first, ["run", "installed"].contains(purpose), columns.count > 2 {
        needed.append(columns[2])
      }
    }
    let readme = try String(
      contentsOf: Script.root.appending(path: "README.md"), encoding: .utf8)
    #expect(needed.count > 3)
    let command = "sudo apt-get install " + needed.sorted().joined(separator: " ") + "\n"
    #expect(readme.contains(command))
  }
}
