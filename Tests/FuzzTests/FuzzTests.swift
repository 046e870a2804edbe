import Foundation
import Testing

/// What is fuzzed, and that harm is noticed. `make test` tries each target for longer.
@Suite final class FuzzTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test func `every harm is noticed, and what comes after it is tried`() throws {
    let (status, output) = try fuzz("faulty", "--inputs", "10")
    #expect(status == 1)
    for (input, harm) in [
      (2, "signal "), (3, "signal 6"), (4, "more than 1 second"), (5, "signal "),
    ] {
      #expect(output.contains("input \(input) of seed 1 ended the process by \(harm)"))
      #expect(output.contains("faulty --seed 1 --input \(input)\n"))
    }
    #expect(output.contains("\nfaulty: 10 inputs of seed 1, 1 refused, 4 did harm; the slowest"))
  }

  /// Those that once did harm are among them.
  @Test func `the first inputs of all targets do none`() throws {
    let (status, output) = try fuzz("--inputs", "100")
    #expect(status == 0, "\(output)")
  }

  @Test func `an input is made again by its number`() throws {
    let inputs = try (0..<3).map { place in
      let file = folder.appendingPathComponent("\(place)")
      let number = place < 2 ? "1000" : "1001"
      #expect(try fuzz("index", "--input", number, "--write", file.path).status == 0)
      return try Data(contentsOf: file)
    }
    #expect(inputs[0] == inputs[1])
    #expect(inputs[0] != inputs[2])
  }

  @Test func `a target that there is not is refused`() throws {
    #expect(try fuzz("nothing").status == 2)
  }

  private func fuzz(_ arguments: String...) throws -> (status: Int32, output: String) {
    let output = folder.appendingPathComponent("output")
    try Data().write(to: output)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: productsFolder).appendingPathComponent("Fuzz")
    process.arguments = arguments
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try String(contentsOf: output, encoding: .utf8))
  }
}

/// The folder of the programs that were built with the tests.
private let productsFolder: String = {
  let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
  return (tests as NSString).deletingLastPathComponent
}()
