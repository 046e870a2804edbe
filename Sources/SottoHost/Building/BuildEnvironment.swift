import Foundation

/// What SwiftPM and all that it runs find in their environment, in the sandbox.
enum BuildEnvironment {
  /// - Parameter isFetching: Whether dependencies are fetched, for which the network is there.
  static func variables(
    for toolchain: SwiftToolchain, fetching isFetching: Bool,
    of environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> [String: String] {
    var variables = environment.filter { name, value in
      ofManifest.contains(name)
        // One with a password in it is nobody else's.
        || isFetching && ofNetwork.contains(name.lowercased()) && !value.contains("@")
    }
    variables["PATH"] = "\(toolchain.folder)/bin:/usr/bin:/bin"
    // No other Swift than the toolchain's own, whatever starts it.
    variables["LD_LIBRARY_PATH"] = "\(toolchain.folder)/lib/swift/linux"
    variables["GIT_TERMINAL_PROMPT"] = "0"
    return variables
  }

  /// What Sotto's own manifest reads.
  private static let ofManifest: Set = ["SOTTO_STRICT", "SOTTO_FOR_USERS"]
  private static let ofNetwork: Set = [
    "http_proxy", "https_proxy", "all_proxy", "no_proxy", "ssl_cert_file", "ssl_cert_dir",
    "git_ssl_cainfo",
  ]
}
