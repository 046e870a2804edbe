import Foundation
import Testing

@testable import SottoAppSupport

/// What other members put into a group's folder leads nowhere outside it.
@Suite struct PreferencesFolderTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "group-\(UUID())")
  private var group: String { folder.appending(path: "group").path }
  private var outside: URL { folder.appending(path: "outside") }
  private var preferences: String { "\(group)/Library/Preferences" }

  init() throws {
    let files = FileManager.default
    try files.createDirectory(atPath: group, withIntermediateDirectories: true)
    try files.createDirectory(at: outside, withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: outside.appending(path: "x.plist"))
  }

  @Test func `a file is written, read and replaced`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let opened = try #require(PreferencesFolder(ofGroupAt: group))
    #expect(opened.contents(of: "x.plist") == nil && opened.mark(of: "x.plist") == nil)
    opened.withLock(".lock") { opened.replace("x.plist", with: Data("one".utf8)) }
    let first = opened.mark(of: "x.plist")
    opened.replace("x.plist", with: Data("two".utf8))
    #expect(opened.contents(of: "x.plist") == Data("two".utf8))
    #expect(opened.mark(of: "x.plist") != first)
    #expect(try FileManager.default.contentsOfDirectory(atPath: preferences).count == 2)
  }

  @Test(arguments: ["Library", "Library/Preferences"])
  func `a linked folder is not entered`(_ path: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let link = "\(group)/\(path)"
    try FileManager.default.createDirectory(
      atPath: (link as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: outside.path)
    #expect(PreferencesFolder(ofGroupAt: group) == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path) == ["x.plist"])
  }

  @Test func `a member that keeps the lock holds nobody up`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let opened = try #require(PreferencesFolder(ofGroupAt: group))
    let kept = Foundation.open("\(preferences)/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    defer { close(kept) }
    try #require(flock(kept, LOCK_EX) == 0)
    var isDone = false
    opened.withLock("lock", patience: .milliseconds(20)) { isDone = true }
    #expect(isDone)
  }

  @Test func `a link is replaced and not written through, and no pipe is waited for`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let opened = try #require(PreferencesFolder(ofGroupAt: group))
    let target = outside.appending(path: "x.plist")
    try FileManager.default.createSymbolicLink(
      atPath: "\(preferences)/x.plist", withDestinationPath: target.path)
    #expect(opened.contents(of: "x.plist") == nil)
    opened.replace("x.plist", with: Data("group's".utf8))
    #expect(try Data(contentsOf: target) == Data("mine".utf8))
    #expect(opened.contents(of: "x.plist") == Data("group's".utf8))
    #expect(mkfifo("\(preferences)/pipe", 0o600) == 0)
    #expect(opened.contents(of: "pipe") == nil)
    opened.withLock("pipe") {}
  }
}
