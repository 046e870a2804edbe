import Foundation
import SottoHost
import Testing

@Suite struct SottoHomeTests {
  static let user = getuid()

  @Test(arguments: [
    (["SOTTO_HOME": "/srv/home", "HOME": "/home/x"], "/srv/home", "/srv/home/run"),
    (
      ["HOME": "/home/x", "XDG_DATA_HOME": "/data", "XDG_RUNTIME_DIR": "/run/user/1"],
      "/data/sotto",
      "/run/user/1/sotto"
    ),
    (["HOME": "/home/x"], "/home/x/.local/share/sotto", "/tmp/sotto-\(user)"),
    (["HOME": "/home/x", "SOTTO_HOME": ""], "/home/x/.local/share/sotto", "/tmp/sotto-\(user)"),
  ])
  func `the environment says where the home is`(
    environment: [String: String], data: String, runtime: String
  ) throws {
    let home = try SottoHome(environment: environment)
    #expect(home.data == data)
    #expect(home.runtime == runtime)
  }

  @Test func `a relative home is one of the working directory`() throws {
    let home = try SottoHome(environment: ["SOTTO_HOME": "some/home"])
    #expect(home.data == "\(FileManager.default.currentDirectoryPath)/some/home")
  }

  @Test func `without any home the error says what to set`() {
    let error = #expect(throws: HomeError.self) { try SottoHome(environment: [:]) }
    #expect(error?.description == "No home folder is known. Set HOME or SOTTO_HOME.")
  }

  @Test func `a path that is too long for a socket becomes a short one of its own`() throws {
    func home(_ name: String) throws -> SottoHome {
      try SottoHome(environment: ["SOTTO_HOME": "/\(String(repeating: name, count: 100))"])
    }
    #expect(try home("a").socket.utf8.count <= 107)
    #expect(try home("a").socket == home("a").socket)
    #expect(try home("a").socket != home("b").socket)
    #expect(try home("a").socket != home("a").socket(named: "other"))
  }

  @Test func `a prepared home is this person's only`() throws {
    let folder = try TemporaryFolder()
    let home = try SottoHome(environment: ["SOTTO_HOME": "\(folder.path)/deep/home"])
    try home.prepare()
    try home.prepare()
    for path in [home.data, home.apps, home.logs, home.runtime] {
      var status = stat()
      #expect(lstat(path, &status) == 0 && status.st_mode & 0o777 == 0o700)
    }
  }

  private func mode(_ path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
  }

  @Test func `a home that was open to others is made private`() throws {
    let folder = try TemporaryFolder()
    let data = try folder.folder("home")
    chmod(data, 0o777)
    try SottoHome(environment: ["SOTTO_HOME": data]).prepare()
    #expect(mode(data) == 0o700)
  }

  @Test func `a home that is a link is made private where it lies`() throws {
    let folder = try TemporaryFolder()
    let disk = try folder.folder("disk")
    chmod(disk, 0o755)
    let link = "\(folder.path)/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: disk)
    try SottoHome(environment: ["SOTTO_HOME": link]).prepare()
    #expect(mode(disk) == 0o700)
    #expect(FileManager.default.fileExists(atPath: "\(disk)/apps"))
  }

  @Test(arguments: ["folder", "link", "link's folder"])
  func `a home of another user's is refused and left as it was`(theirs: String) throws {
    guard getuid() == 0 else {
      print("Skipped here: a home of another user's. Only root can make one.")
      return
    }
    let folder = try TemporaryFolder()
    let disk = try folder.folder("disk")
    chmod(disk, 0o755)
    let link = "\(folder.path)/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: disk)
    try #require(lchown(theirs == "link" ? link : disk, 12345, 12345) == 0)
    let path = theirs == "folder" ? disk : link
    let home = try SottoHome(environment: ["SOTTO_HOME": path])
    let error = #expect(throws: HomeError.self) { try home.prepare() }
    #expect(
      error?.description
        == "\(path) belongs to another user. Set SOTTO_HOME to a folder of yours.")
    #expect(mode(disk) == 0o755)
  }

  @Test func `a home whose permissions cannot be changed is refused`() throws {
    let home = try SottoHome(environment: ["SOTTO_HOME": "/proc/self"])
    let error = #expect(throws: HomeError.self) { try home.prepare() }
    #expect(error?.path == "/proc/self")
  }

  @Test func `a home that cannot be made is named`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("file")
    let home = try SottoHome(environment: ["SOTTO_HOME": "\(file)/home"])
    let error = #expect(throws: HomeError.self) { try home.prepare() }
    #expect(error?.path == "\(file)/home")
  }

  @Test func `a runtime folder that is a link is refused`() throws {
    let folder = try TemporaryFolder()
    let data = try folder.folder("home")
    try FileManager.default.createSymbolicLink(
      atPath: "\(data)/run", withDestinationPath: folder.folder("elsewhere"))
    let home = try SottoHome(environment: ["SOTTO_HOME": data])
    let error = #expect(throws: HomeError.self) { try home.prepare() }
    #expect(error?.problem == "is not a folder. Remove it.")
  }
}
