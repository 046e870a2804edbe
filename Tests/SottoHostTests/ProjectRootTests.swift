import Foundation
import SottoHost
import Testing

/// The one way to the files of a project.
@Suite struct ProjectRootTests {
  private let folder: TemporaryFolder
  private let root: ProjectRoot
  private var path: String { root.path }

  init() throws {
    folder = try TemporaryFolder()
    try folder.file("project/a/one.swift", "one")
    try folder.file("project/a/deep/two.swift", "two")
    try folder.file("project/Pods/fetched.swift")
    try folder.file("project/a/.hidden/three.swift")
    try folder.file("project/a/Pods/own.swift")
    try folder.file("project/Pictures.xcassets/x.png")
    try folder.file("outside/secret", "secret")
    let files = FileManager.default
    for (name, destination) in [
      ("inner", "a/one.swift"), ("innerFolder", "a"), ("out", "../outside/secret"),
      ("outFolder", "../outside"), ("absolute", "/etc/passwd"), ("broken", "nothing"),
    ] {
      try files.createSymbolicLink(
        atPath: "\(folder.path)/project/\(name)", withDestinationPath: destination)
    }
    root = try ProjectRoot(at: "\(folder.path)/project")
  }

  @Test(arguments: [
    ("/a/b", "/a/b"), ("/a//b/", "/a/b"), ("/a/./b/../c", "/a/c"), ("/..", "/"), ("/", "/"),
    ("/../../a", "/a"), ("/a/...", "/a/..."), ("/ a", "/ a"),
  ])
  func `a path is taken as it is written`(path: String, standardized: String) {
    #expect(ProjectRoot.standardized(path) == standardized)
  }

  @Test func `a path that is not absolute begins at the folder at hand`() {
    let folder = FileManager.default.currentDirectoryPath
    #expect(ProjectRoot.standardized(".") == folder)
    #expect(ProjectRoot.standardized("a/../b") == "\(folder)/b")
  }

  @Test(arguments: [
    ("a/one.swift", false), ("inner", false), ("innerFolder/one.swift", false), ("absent", false),
    ("a/absent", false), ("broken", false), ("a/../a/one.swift", false), ("", false),
    ("out", true), ("outFolder", true), ("outFolder/secret", true), ("absolute", true),
    ("../outside/secret", true), ("../project2", true), ("a/../../outside", true), ("..", true),
  ])
  func `what leads out is known`(place: String, isOutside: Bool) {
    #expect(root.isOutside("\(path)/\(place)") == isOutside)
    if isOutside {
      #expect(!root.has("\(path)/\(place)"))
      #expect(throws: FileError.self) { try root.contents(of: "\(path)/\(place)", atMost: 100) }
      #expect(root.names(in: "\(path)/\(place)").isEmpty)
      #expect(throws: (any Error).self) {
        try root.copy("\(path)/\(place)", to: "\(folder.path)/copy")
      }
      #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/copy"))
    }
  }

  @Test func `what is inside is read and copied`() throws {
    for name in ["a/one.swift", "inner", "innerFolder/one.swift"] {
      #expect(try root.contents(of: "\(path)/\(name)", atMost: 3) == Data("one".utf8))
    }
    #expect(throws: FileError.self) { try root.contents(of: "\(path)/a/one.swift", atMost: 2) }
    try root.copy("\(path)/innerFolder/one.swift", to: "\(folder.path)/copy")
    #expect(try contents(of: "\(folder.path)/copy") == "one")
  }

  /// By a path that a link leads to, as `/tmp` may be one.
  @Test func `a root has two names where a link leads to it`() throws {
    let link = "\(folder.path)/link"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "\(folder.path)/project")
    let linked = try ProjectRoot(at: link)
    #expect(!linked.isOutside("\(link)/a/one.swift"))
    #expect(!linked.isOutside("\(folder.path)/project/a/one.swift"))
    #expect(linked.isOutside("\(folder.path)/outside/secret"))
  }

  @Test func `a walk keeps inside, and to its bounds`() throws {
    let walk = try root.files(
      below: path, without: ["Pods"], keepingWhole: [".xcassets"], atMost: 100)
    #expect(
      walk.files.map { String($0.dropFirst(path.count + 1)) } == [
        "Pictures.xcassets", "a/Pods/own.swift", "a/deep/two.swift", "a/one.swift", "absolute",
        "broken", "inner", "out", "outFolder",
      ])
    #expect(!walk.isCutShort)
    #expect(try root.files(below: path, atMost: 3).isCutShort)
    #expect(throws: FileError.self) { try root.files(below: "\(path)/outFolder", atMost: 3) }
    #expect(throws: FileError.self) { try root.files(below: "/", atMost: 3) }
  }

  @Test func `a walk ends at folders that are too deep`() throws {
    let deep = "\(path)/" + String(repeating: "d/", count: 70)
    try FileManager.default.createDirectory(atPath: deep, withIntermediateDirectories: true)
    #expect(try root.files(below: path, atMost: 1_000).isCutShort)
  }
}
