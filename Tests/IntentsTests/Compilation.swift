import Foundation

/// What the compiler says to a program that imports the built modules.
struct Compilation {
  /// The compiler's errors, a line each.
  let errors: [String]

  init(of source: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("compilation-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("main.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    let output = folder.appendingPathComponent("errors.txt")
    try Data().write(to: output)
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments =
      [
        "swiftc", "-typecheck", "-swift-version", "5", file.path,
      ] + Self.modules
    compiler.standardError = try FileHandle(forWritingTo: output)
    try compiler.run()
    compiler.waitUntilExit()
    errors = try String(contentsOf: output, encoding: .utf8).split(separator: "\n")
      .map(String.init).filter { $0.contains("error: ") }
  }

  /// The compiler's options for where the built modules lie, and that in C, which they import.
  static let modules = [
    "-I",
    Bundle.module.bundleURL.deletingLastPathComponent().appendingPathComponent("Modules").path,
    "-I",
    URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Sources/CCrashReport/include")
      .standardized.path,
  ]
}
