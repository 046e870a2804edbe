import Foundation
import Testing

/// The code of the tutorials, which readers copy, compiles.
@Suite(.ownThread) struct TutorialTests {
  private static let code = URL(filePath: #filePath)
    .appending(path: "../../../Documentation/Sotto.docc/Code").standardized
  private static let handlers = [
    "first-handler-1.swift", "first-handler-2.swift", "first-handler-3.swift", "test-handler.swift",
  ]
  private static let scripts = ["first-extension-2.swift", "ios-main.swift"]
  private static let ofHandlers = [
    "first-extension-1.swift", "test-bench-1.swift", "test-bench-2.swift", "test-bench-3.swift",
  ]

  private func compile(_ name: String, _ options: String...) throws {
    let crashes = Self.code.appending(path: "../../../Sources/CCrashReport/include").standardized
    let folders = [Command.products.appending(path: "Modules").path, crashes.path]
    _ = try Command.output(
      of: ["swiftc", "-swift-version", "6", "-warnings-as-errors"]
        + folders.flatMap { ["-I", $0] } + options + [Self.code.appending(path: name).path])
  }

  @Test(arguments: handlers) func `a handler compiles`(file: String) throws {
    try compile(file, "-typecheck", "-parse-as-library")
  }

  @Test(arguments: scripts) func `an extension's main compiles`(file: String) throws {
    try compile(file, "-typecheck")
  }

  @Test func `what uses the handler compiles`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "sotto-lesson-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let table = folder.appending(path: "Handlers.swift")
    try """
    import Intents

    public func handler(for intent: INIntent) -> Any? { PlayMediaHandler() }
    """.write(to: table, atomically: true, encoding: .utf8)
    try compile(
      "test-handler.swift", table.path, "-emit-module", "-enable-testing", "-module-name",
      "TidepoolHandlers", "-emit-module-path",
      folder.appending(path: "TidepoolHandlers.swiftmodule").path)
    for file in Self.ofHandlers {
      try compile(file, "-typecheck", "-parse-as-library", "-I", folder.path)
    }
  }

  @Test func `no other Swift file but a manifest is shown`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.code.path)
    let known = Self.handlers + Self.scripts + Self.ofHandlers + ["ios-package.swift"]
    #expect(Set(files.filter { $0.hasSuffix(".swift") }) == Set(known))
  }
}
