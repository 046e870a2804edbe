import ArgumentParser
import Foundation

/// Where the sources of Sotto are that an app's package stands on.
enum SottoSources {
  /// - Parameter given: A folder or an address that the person names.
  /// - Returns: That, or the folder that this program was built of.
  static func place(_ given: String?) throws -> String {
    if let given { return given.contains("://") ? given : URL(fileURLWithPath: given).path }
    let built = URL(fileURLWithPath: #filePath).appending(path: "../../../..").standardized
    guard FileManager.default.fileExists(atPath: built.appending(path: "Package.swift").path) else {
      throw ValidationError("Say with --sotto where Sotto's sources are, or the address of them.")
    }
    return built.path
  }
}
