import Foundation

/// LLVM's symbolizer, which comes with Swift's toolchain: who has none develops nothing here.
struct Symbolizer: Sendable {
  /// A function at an address, or one whose code the compiler has put there.
  struct Function: Decodable, Equatable, Sendable {
    var name: String
    /// The source file's path, and the line in it; empty and 0 where they are not known.
    var file: String
    var line: Int

    private enum CodingKeys: String, CodingKey {
      case name = "FunctionName"
      case file = "FileName"
      case line = "Line"
    }
  }

  private struct Address: Decodable {
    var functions: [Function]?
    private enum CodingKeys: String, CodingKey { case functions = "Symbol" }
  }

  private let tool: SystemTool
  private let confinement: any Confinement

  init(confinement: any Confinement, environment: [String: String]) {
    tool = SystemTool(name: "llvm-symbolizer", environment: environment)
    self.confinement = confinement
  }

  /// The functions that contain the addresses, innermost first; empty where there are no symbols.
  ///
  /// The program is an app's, and may be made to harm who reads it: that one is as confined as the
  /// app, and has two seconds.
  ///
  /// - Parameter program: A path, which may be looked for in its whole folder.
  func functions(at addresses: [UInt64], in program: String) async -> [Function] {
    guard !addresses.isEmpty, let path = tool.path else { return [] }
    guard let place = try? TemporaryFolder() else { return [] }
    defer { place.remove() }
    let toolchain = URL(filePath: path).resolvingSymlinksInPath().appending(path: "../..")
      .standardized
    let command = ConfinedCommand(
      executable: path,
      arguments: ["--output-style=JSON", "--no-demangle", "--obj=\(program)"]
        + addresses.map { "0x" + String($0, radix: 16) },
      readable: [(program as NSString).deletingLastPathComponent, toolchain.path],
      container: place.path)
    guard let confined = try? confinement.confining(command),
      let text = await ChildProcess.output(of: confined, within: 2),
      let found = try? JSONDecoder().decode([Address].self, from: Data(text))
    else { return [] }
    return found.flatMap { $0.functions ?? [] }
  }
}
