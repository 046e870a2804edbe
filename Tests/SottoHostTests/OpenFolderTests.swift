import CSpawn
import Foundation
import SottoHost
import Testing

/// What is opened beneath a folder in which somebody else writes.
@Suite struct OpenFolderTests {
  let temporary: TemporaryFolder
  let folder: OpenFolder

  init() throws {
    temporary = try TemporaryFolder()
    try temporary.file("outside", "secret")
    try temporary.file("inner/deep/file", "fine")
    folder = try OpenFolder(at: temporary.folder("inner"))
    for (link, destination) in [
      ("inner/out", "../outside"), ("inner/absolute", "\(temporary.path)/inner/deep/file"),
      ("inner/up", ".."), ("inner/deep/in", "file"), ("inner/itself", "itself"),
      ("inner/process", "/proc/self/cwd"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(temporary.path)/\(link)", withDestinationPath: destination)
    }
    try #require(mkfifo("\(temporary.path)/inner/pipe", 0o600) == 0)
  }

  @Test(arguments: [
    "out", "absolute", "up/outside", "../outside", "deep/../../outside", "/etc/passwd", "itself",
    "process/passwd",
  ])
  func `no way leads out of the folder`(path: String) {
    let error = #expect(throws: FileError.self) { try folder.file(path) }
    #expect(error?.isLinkOut == true)
    for steps in [open_beneath, open_beneath_by_steps] {
      let opened = steps(folder.descriptor, path, O_RDONLY)
      #expect(opened < 0, "\(path) was opened")
      close(opened)
    }
  }

  @Test func `what lies inside is opened, by a link as well where the kernel can tell`() throws {
    #expect(try folder.file("deep/file").contents(atMost: 10) == Data("fine".utf8))
    #expect(try folder.folder("deep").names() == ["file", "in"])
    let opened = open_beneath_by_steps(folder.descriptor, "deep/file", O_RDONLY)
    #expect(opened >= 0)
    close(opened)
    #expect(open_beneath_by_steps(folder.descriptor, "deep/in", O_RDONLY) < 0)
    do {
      #expect(try folder.file("deep/in").contents(atMost: 10) == Data("fine".utf8))
    } catch {
      print("Skipped here: a link inside. This kernel has no openat2: \(error)")
    }
  }

  @Test(arguments: ["pipe", "deep", "."]) func `only a regular file is read`(path: String) {
    let error = #expect(throws: FileError.self) { try folder.file(path) }
    #expect(error?.problem == "is no regular file")
  }

  @Test func `a file is read up to a length`() throws {
    #expect(throws: FileError.self) { try folder.file("deep/file").contents(atMost: 3) }
    #expect(try folder.file("deep/file").portion(at: 1, atMost: 2) == Data("in".utf8))
  }
}
