import Foundation
import Testing

@testable import SottoStore

/// Nobody but the person reads what is stored.
@Suite struct StoreModeTests {
  private func modes(in folder: TemporaryFolder) throws -> [String: Int] {
    var modes: [String: Int] = [:]
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/\(file)")
      modes[file] = attributes[.posixPermissions] as? Int
    }
    return modes
  }

  @Test func `a new database is its person's alone`() throws {
    let folder = try TemporaryFolder()
    let store = try Store(path: "\(folder.path)/sotto.sqlite")
    try store.tryWriting()
    let modes = try modes(in: folder)
    #expect(modes["sotto.sqlite"] == 0o600 && modes["sotto.sqlite-wal"] == 0o600)
    #expect(modes.values.allSatisfy { $0 & 0o077 == 0 }, "\(modes)")
    withExtendedLifetime(store) {}
  }

  @Test func `one that was open to others is closed to them`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/sotto.sqlite"
    do {
      let store = try Store(path: path)
      try store.tryWriting()
      for suffix in ["", "-wal", "-shm"] { chmod(path + suffix, 0o644) }
      withExtendedLifetime(store) {}
    }
    let store = try Store(path: path)
    try store.tryWriting()
    let modes = try modes(in: folder)
    #expect(modes.values.allSatisfy { $0 & 0o077 == 0 }, "\(modes)")
    withExtendedLifetime(store) {}
  }
}
