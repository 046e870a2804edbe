import Foundation
import Intents
import SottoWire

/// The Swift that packages are built by: the first in `PATH`.
struct SwiftToolchain: Sendable {
  /// The folder with `bin` and `lib`, whatever links lead there.
  let folder: String

  var program: String { "\(folder)/bin/swift" }

  struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  /// - Throws: `Missing` where there is none.
  init(_ environment: [String: String] = ProcessInfo.processInfo.environment) throws(Missing) {
    let places: [String] = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
      .map { folder in "\(folder)/swift" }
    guard let found = places.first(where: { access($0, X_OK) == 0 }) else {
      throw Missing(description: "There is no Swift here: no folder in PATH has a program “swift”.")
    }
    let real = URL(fileURLWithPath: found).resolvingSymlinksInPath().path
    let folder = Self.above(Self.above(real))
    if Self.isToolchain(folder) {
      self.folder = folder
      return
    }
    // Whatever chooses among several toolchains knows which it is.
    guard let chosen = Self.chosen(by: found, environment), Self.isToolchain(chosen) else {
      throw Missing(description: "\(found) belongs to no Swift toolchain that can be found.")
    }
    self.folder = chosen
  }

  private static func isToolchain(_ folder: String) -> Bool {
    access("\(folder)/bin/swift", X_OK) == 0 && access("\(folder)/lib/swift", R_OK) == 0
  }

  private static func above(_ path: String) -> String {
    (path as NSString).deletingLastPathComponent
  }

  private static func chosen(by program: String, _ environment: [String: String]) -> String? {
    let command = ChildCommand(
      executable: program, arguments: ["-print-target-info"], environment: environment,
      directory: "/")
    guard let said = try? Trial.run(command, of: "swift"),
      let resources = try? JSON.value(from: Data(said.utf8))["paths"]?["runtimeResourcePath"]?
        .string
    else { return nil }
    return above(above(resources))
  }
}
