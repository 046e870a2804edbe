import Foundation
import SottoHost
import Synchronization
import Testing

@Suite struct BundleInstallerTests {
  let sample: SampleBundle
  let home: SottoHome
  let installer: BundleInstaller

  init() throws {
    sample = try SampleBundle()
    home = try SottoHome(environment: ["SOTTO_HOME": "\(sample.folder.path)/home"])
    try home.prepare()
    installer = BundleInstaller(home: home)
  }

  @Test func `an installed bundle has its containers and groups`() async throws {
    let installed = try await installer.install(AppBundle(path: sample.path))
    #expect(installed.path == home.app("com.example.Tuner"))
    let folders = [
      home.container(of: "com.example.Tuner"), home.container(of: "com.example.Tuner.TunerIntents"),
      home.group("group.com.example.Tuner"),
    ]
    for folder in folders { #expect(permissions(of: folder) == 0o700) }
    #expect(permissions(of: installed.executable) == 0o755)
  }

  @Test func `a newer bundle takes the place of the older one, whose containers stay`() async throws
  {
    _ = try await installer.install(AppBundle(path: sample.path))
    let kept = "\(home.container(of: "com.example.Tuner"))/library"
    try "songs".write(toFile: kept, atomically: true, encoding: .utf8)
    try SampleBundle.change(
      "\(sample.path)/Info.plist", key: "CFBundleShortVersionString", to: "2.2")
    #expect(try await installer.install(AppBundle(path: sample.path)).version == "2.2")
    #expect(try contents(of: kept) == "songs")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: home.apps) == ["com.example.Tuner.app"])
  }

  @Test func `a bundle that cannot be copied leaves the older one alone`() async throws {
    let bundle = try AppBundle(path: sample.path)
    _ = try await installer.install(bundle)
    try FileManager.default.removeItem(atPath: bundle.executable)
    await #expect(throws: BundleError.self) { try await installer.install(bundle) }
    #expect(try AppBundle(path: home.app("com.example.Tuner")).version == "2.1")
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.apps).count == 1)
  }

  @Test(arguments: ["/etc/passwd", "../../outside"])
  func `a link out of the bundle is refused`(target: String) async throws {
    let bundle = try AppBundle(path: sample.path)
    try FileManager.default.createSymbolicLink(
      atPath: "\(sample.path)/link", withDestinationPath: target)
    let error = await #expect(throws: BundleError.self) { try await installer.install(bundle) }
    #expect(error?.file == "Tuner.app/link")
  }

  @Test func `what is no file is refused`() async throws {
    let bundle = try AppBundle(path: sample.path)
    try #require(mkfifo("\(sample.path)/pipe", 0o600) == 0)
    let error = await #expect(throws: BundleError.self) { try await installer.install(bundle) }
    #expect(error?.description == "Tuner.app/pipe is neither a file nor a folder. Remove it.")
  }

  @Test func `a bundle of another user becomes the person's own`() async throws {
    guard chown("\(sample.path)/Tuner", 65_534, 65_534) == 0 else {
      print("Skipped here: another user's bundle. Only root can make one.")
      return
    }
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o4555], ofItemAtPath: "\(sample.path)/Tuner")
    let installed = try await installer.install(AppBundle(path: sample.path))
    let attributes = try FileManager.default.attributesOfItem(atPath: installed.executable)
    #expect(attributes[.ownerAccountID] as? Int == Int(getuid()))
    #expect(attributes[.posixPermissions] as? Int == 0o755)
  }

  @Test func `a link within the bundle is copied as one`() async throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(sample.path)/link", withDestinationPath: "Info.plist")
    let installed = try await installer.install(AppBundle(path: sample.path))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: "\(installed.path)/link")
        == "Info.plist")
  }

  @Test(arguments: [true, false])
  func `a removed app takes its containers along only when asked to`(withContainers: Bool)
    async throws
  {
    _ = try await installer.install(AppBundle(path: sample.path))
    try await installer.remove("com.example.Tuner", withContainers: withContainers)
    let exists = FileManager.default.fileExists(atPath:)
    #expect(!exists(home.app("com.example.Tuner")))
    #expect(exists(home.container(of: "com.example.Tuner")) == !withContainers)
    #expect(exists(home.container(of: "com.example.Tuner.TunerIntents")) == !withContainers)
    #expect(exists(home.group("group.com.example.Tuner")))
  }

  @Test(arguments: ["Tuner", "Info.plist", "PlugIns/TunerIntents.appex/TunerIntents"])
  func `a FIFO in the place of a file holds nobody up`(file: String) throws {
    try FileManager.default.removeItem(atPath: "\(sample.path)/\(file)")
    try #require(mkfifo("\(sample.path)/\(file)", 0o755) == 0)
    let error = #expect(throws: BundleError.self) { try AppBundle(path: sample.path) }
    #expect(error?.file == "Tuner.app/\(file)")
    #expect(error?.problem.contains("is no regular file") == true)
  }

  @Test func `a link in the place of a file is not read`() throws {
    let outside = try sample.folder.file("outside.plist", "{ CFBundleIdentifier = secret; }")
    try FileManager.default.removeItem(atPath: "\(sample.path)/Info.plist")
    try FileManager.default.createSymbolicLink(
      atPath: "\(sample.path)/Info.plist", withDestinationPath: outside)
    let error = #expect(throws: BundleError.self) { try AppBundle(path: sample.path) }
    #expect(error?.problem == "is a link that leads out of its folder")
  }

  /// Each link by itself stays inside; only where the other leads makes the first one lead out.
  @Test func `links that lead out through one another are refused`() async throws {
    let files = FileManager.default
    try files.createDirectory(
      atPath: "\(sample.path)/a/b/c", withIntermediateDirectories: true)
    try files.createSymbolicLink(atPath: "\(sample.path)/b", withDestinationPath: "a/b/c")
    try files.createSymbolicLink(
      atPath: "\(sample.path)/d", withDestinationPath: "b/../../../../x")
    try sample.folder.file("out/x", "secret")
    let bundle = try AppBundle(path: sample.path)
    let error = await #expect(throws: BundleError.self) { try await installer.install(bundle) }
    #expect(error?.file == "Tuner.app/d")
    #expect(try files.contentsOfDirectory(atPath: home.apps).isEmpty)
  }

  @Test func `more folders in one another than an app needs are refused`() async throws {
    let bundle = try AppBundle(path: sample.path)
    try FileManager.default.createDirectory(
      atPath: sample.path + String(repeating: "/d", count: 100), withIntermediateDirectories: true)
    let error = await #expect(throws: BundleError.self) { try await installer.install(bundle) }
    #expect(error?.problem == "has more than 60 folders in one another")
  }

  /// Nothing of it is there, so no disk is that large, and copying it would take long.
  @Test func `a bundle larger than any app is refused before it is copied`() async throws {
    let bundle = try AppBundle(path: sample.path)
    try #require(truncate(try sample.folder.file("out/Tuner.app/huge"), 1 << 40) == 0)
    let error = await #expect(throws: BundleError.self) { try await installer.install(bundle) }
    #expect(error?.description.contains("Tuner.app is larger than 4 GB") == true)
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.apps).isEmpty)
  }

  @Test func `a copy that nobody waits for any more ends`() async throws {
    let bundle = try AppBundle(path: sample.path)
    let installing = Task { [installer] in
      withUnsafeCurrentTask { $0?.cancel() }
      _ = try await installer.install(bundle)
    }
    await #expect(throws: CancellationError.self) { try await installing.value }
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.apps).isEmpty)
  }

  @Test func `what runs of an older bundle is ended only when the new one is ready and another`()
    async throws
  {
    let bundle = try AppBundle(path: sample.path)
    let apps = home.apps
    let ended = Mutex(0)
    let end: @Sendable () async -> Void = {
      let waiting = try? FileManager.default.contentsOfDirectory(atPath: apps)
      if waiting?.contains(where: { $0.hasPrefix(".") }) == true { ended.withLock { $0 += 1 } }
    }
    _ = try await installer.install(bundle, stop: end)
    #expect(ended.withLock { $0 } == 1)
    _ = try await installer.install(bundle, stop: end)
    #expect(ended.withLock { $0 } == 1, "it is the same")
    try sample.folder.file("out/Tuner.app/new")
    _ = try await installer.install(bundle, stop: end)
    #expect(ended.withLock { $0 } == 2)
  }

  /// Paths there are longer than the system takes, and some folders nobody may read.
  @Test func `whatever an app has put into its container is erased`() async throws {
    _ = try await installer.install(AppBundle(path: sample.path))
    let container = home.container(of: "com.example.Tuner")
    let outside = try sample.folder.file("precious/file", "mine")
    try nest(5_000, in: container)
    try FileManager.default.createSymbolicLink(
      atPath: "\(container)/link",
      withDestinationPath: (outside as NSString).deletingLastPathComponent)
    try "".write(toFile: "\(container)/\u{7}\n", atomically: false, encoding: .utf8)
    try #require(mkdir([CChar]("\(container)/".utf8.map { CChar($0) } + [-1, -2, 0]), 0o700) == 0)
    try #require(mkfifo("\(container)/pipe", 0o600) == 0)
    for mode in [0o000, 0o500, 0o200] as [mode_t] {
      let folder = "\(container)/closed-\(mode)"
      try FileManager.default.createDirectory(
        atPath: "\(folder)/within", withIntermediateDirectories: true)
      try "".write(toFile: "\(folder)/file", atomically: false, encoding: .utf8)
      try #require(chmod(folder, mode) == 0)
    }
    try await installer.remove("com.example.Tuner", withContainers: true)
    #expect(!FileManager.default.fileExists(atPath: container))
    #expect(!FileManager.default.fileExists(atPath: home.app("com.example.Tuner")))
    #expect(try contents(of: outside) == "mine")
  }

  /// Makes folders in one another, each with a file and a second folder beside the next.
  private func nest(_ depth: Int, in path: String) throws {
    var folder = open(path, O_RDONLY | O_DIRECTORY)
    for _ in 0..<depth {
      try #require(mkdirat(folder, "directory", 0o700) == 0 && mkdirat(folder, "other", 0o700) == 0)
      close(openat(folder, "file", O_CREAT | O_WRONLY, 0o600))
      let next = openat(folder, "directory", O_RDONLY | O_DIRECTORY)
      close(folder)
      folder = next
      try #require(folder >= 0)
    }
    close(folder)
  }

  @Test func `a full disk is told with what it takes, and nothing is left there`() async throws {
    let disk = try sample.folder.folder("disk")
    guard mount("tmpfs", disk, "tmpfs", 0, "size=1m") == 0 else {
      print("Skipped here: a full disk. Only root can mount one.")
      return
    }
    defer { umount2(disk, Int32(MNT_DETACH)) }
    let home = try SottoHome(environment: ["SOTTO_HOME": "\(disk)/home"])
    try home.prepare()
    let bundle = try AppBundle(path: sample.path)
    try #require(truncate(try sample.folder.file("out/Tuner.app/large"), 2 << 20) == 0)
    let error = await #expect(throws: InstallError.self) {
      try await BundleInstaller(home: home).install(bundle)
    }
    #expect(error?.description.contains("needs 2 MB of space, where ") == true)
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.apps).isEmpty)
  }

  private func permissions(of path: String) -> Int? {
    try? FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }
}
