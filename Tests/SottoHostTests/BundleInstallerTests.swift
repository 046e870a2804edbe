import Foundation
import SottoHost
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

  @Test func `an installed bundle has its containers and groups`() throws {
    let installed = try installer.install(AppBundle(path: sample.path))
    #expect(installed.path == home.app("com.example.Tuner"))
    let folders = [
      home.container(of: "com.example.Tuner"), home.container(of: "com.example.Tuner.TunerIntents"),
      home.group("group.com.example.Tuner"),
    ]
    for folder in folders { #expect(permissions(of: folder) == 0o700) }
    #expect(permissions(of: installed.executable) == 0o755)
  }

  @Test func `a newer bundle takes the place of the older one, whose containers stay`() throws {
    _ = try installer.install(AppBundle(path: sample.path))
    let kept = "\(home.container(of: "com.example.Tuner"))/library"
    try "songs".write(toFile: kept, atomically: true, encoding: .utf8)
    try SampleBundle.change(
      "\(sample.path)/Info.plist", key: "CFBundleShortVersionString", to: "2.2")
    #expect(try installer.install(AppBundle(path: sample.path)).version == "2.2")
    #expect(try contents(of: kept) == "songs")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: home.apps) == ["com.example.Tuner.app"])
  }

  @Test func `a bundle that cannot be copied leaves the older one alone`() throws {
    let bundle = try AppBundle(path: sample.path)
    _ = try installer.install(bundle)
    try FileManager.default.removeItem(atPath: bundle.executable)
    #expect(throws: BundleError.self) { try installer.install(bundle) }
    #expect(try AppBundle(path: home.app("com.example.Tuner")).version == "2.1")
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.apps).count == 1)
  }

  @Test(arguments: ["/etc/passwd", "../../outside"])
  func `a link out of the bundle is refused`(target: String) throws {
    let bundle = try AppBundle(path: sample.path)
    try FileManager.default.createSymbolicLink(
      atPath: "\(sample.path)/link", withDestinationPath: target)
    let error = #expect(throws: BundleError.self) { try installer.install(bundle) }
    #expect(error?.file == "Tuner.app/link")
  }

  @Test func `what is no file is refused`() throws {
    let bundle = try AppBundle(path: sample.path)
    try #require(mkfifo("\(sample.path)/pipe", 0o600) == 0)
    let error = #expect(throws: BundleError.self) { try installer.install(bundle) }
    #expect(error?.description == "Tuner.app/pipe is neither a file nor a folder. Remove it.")
  }

  @Test func `a bundle of another user becomes the person's own`() throws {
    guard chown("\(sample.path)/Tuner", 65_534, 65_534) == 0 else {
      print("Skipped here: another user's bundle. Only root can make one.")
      return
    }
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o4555], ofItemAtPath: "\(sample.path)/Tuner")
    let installed = try installer.install(AppBundle(path: sample.path))
    let attributes = try FileManager.default.attributesOfItem(atPath: installed.executable)
    #expect(attributes[.ownerAccountID] as? Int == Int(getuid()))
    #expect(attributes[.posixPermissions] as? Int == 0o755)
  }

  @Test func `a link within the bundle is copied as one`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(sample.path)/link", withDestinationPath: "Info.plist")
    let installed = try installer.install(AppBundle(path: sample.path))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: "\(installed.path)/link")
        == "Info.plist")
  }

  @Test(arguments: [true, false])
  func `a removed app takes its containers along only when asked to`(withContainers: Bool) throws {
    _ = try installer.install(AppBundle(path: sample.path))
    try installer.remove("com.example.Tuner", withContainers: withContainers)
    let exists = FileManager.default.fileExists(atPath:)
    #expect(!exists(home.app("com.example.Tuner")))
    #expect(exists(home.container(of: "com.example.Tuner")) == !withContainers)
    #expect(exists(home.container(of: "com.example.Tuner.TunerIntents")) == !withContainers)
    #expect(exists(home.group("group.com.example.Tuner")))
  }

  private func permissions(of path: String) -> Int? {
    try? FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }
}
