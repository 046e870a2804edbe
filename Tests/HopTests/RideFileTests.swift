import Foundation
import HopDispatchAPI
import Testing

@testable import HopDispatch

/// The file of rides outlives what happens to it.
@Suite struct RideFileTests {
  private let folder: Folder
  private var file: URL { folder.url.appending(path: "rides.json") }

  init() throws { folder = try Folder() }

  private func store() throws -> RideStore { try RideStore(folder: folder.url) }

  @Test func `a damaged file is kept aside, and told`() async throws {
    _ = try await store().book(Samples.booking("k"))
    let damaged = Data("{\"version\":1,\"rides\":[{\"id\":".utf8)
    try damaged.write(to: file)
    let after = try store()
    let kept = try #require(after.kept)
    #expect(try Data(contentsOf: URL(filePath: kept)) == damaged)
    #expect(await after.rides(of: "ann").rides.isEmpty)
    #expect(try store().kept == nil)
  }

  @Test func `a file of a newer dispatch is left alone`() throws {
    let newer = Data("{\"version\":2,\"rides\":[]}".utf8)
    try newer.write(to: file)
    #expect(throws: Refusal.self) { try store() }
    #expect(try Data(contentsOf: file) == newer)
  }

  @Test func `what cannot be kept is not booked`() async throws {
    let store = try store()
    // A folder cannot be replaced by a file.
    try FileManager.default.createDirectory(
      at: file.appending(path: "x"), withIntermediateDirectories: true)
    let refusal = await #expect(throws: Refusal.self) {
      try await store.book(Samples.booking("k"))
    }
    #expect(refusal?.reason == .broken)
    #expect(await store.rides(of: "ann").rides.isEmpty)
  }
}
