import Foundation

/// The clients as their developers build them: brought here by `sotto adapt`, in a package that
/// fetches Sotto by its address. The build is kept from run to run; a warning in a client is an error.
struct ClientBuild {
  static let sources = root.appending(path: "Tests/Clients")
  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
  private static let folder = root.appending(path: ".build/clients")
  /// Where `sotto run` builds: kept from run to run, too.
  static let runs = folder.appending(path: "run")

  /// The folder of what was built.
  let products: URL

  init(_ apps: [String]) throws {
    let overlay = Self.folder.appending(path: "overlay.yaml").path
    let adapted = try Command(
      ["adapt"] + apps.map { Self.sources.appending(path: $0).path }
        + ["--output", Self.folder.appending(path: "adapted").path, "--overlay", overlay],
      environment: ProcessInfo.processInfo.environment)
    guard adapted.status == 0 else { throw TestHome.Failure(adapted.error) }
    let (address, revision) = try Self.repository()
    let build = Self.folder.appending(path: "build")
    try Command.output(
      of: [
        "swift", "build", "--package-path", Self.sources.path, "--scratch-path", build.path,
        "-Xswiftc", "-vfsoverlay", "-Xswiftc", overlay,
      ],
      environment: ["SOTTO_ADDRESS": address, "SOTTO_REVISION": revision])
    products = build.appending(path: "debug")
  }

  /// A repository with the sources as they stand, and what names them there: the same sources have
  /// the same name, so that nothing unchanged is fetched and built again.
  private static func repository() throws -> (address: String, revision: String) {
    let repository = folder.appending(path: "sotto.git").path
    func git(_ arguments: String...) throws -> String {
      try Command.output(
        of: ["git", "--git-dir", repository] + arguments,
        environment: [
          "GIT_AUTHOR_NAME": "Sotto", "GIT_AUTHOR_EMAIL": "", "GIT_AUTHOR_DATE": "@0 +0000",
          "GIT_COMMITTER_NAME": "Sotto", "GIT_COMMITTER_EMAIL": "",
          "GIT_COMMITTER_DATE": "@0 +0000",
        ]
      ).trimmingCharacters(in: .newlines)
    }
    _ = try git("init", "--quiet", "--bare", "--initial-branch", "main", repository)
    _ = try git("--work-tree", root.path, "add", "--all", root.path)
    let revision = try git("commit-tree", "-m", "As it stands", git("write-tree"))
    _ = try git("update-ref", "refs/heads/main", revision)
    return ("file://\(repository)", revision)
  }
}
