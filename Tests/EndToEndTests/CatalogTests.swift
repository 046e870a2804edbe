import Foundation
import Testing

/// Searching a catalog from the command line.
@Suite(.ownThread) struct CatalogTests {
  private let folder: URL
  private let table: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "sotto-catalog-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    table = folder.appending(path: "tracks.tsv")
    try Data(
      """
      id\ttitle\tartist\talbum\tyear
      1\tSkyfall\tAdele\tSkyfall\t2012
      2\tOuter Peace (Deluxe Edition)\tToro y Moi\tOuter Peace\t2019
      3\tЛирика\tСектор Газа\t\tsoon

      """.utf8
    ).write(to: table)
  }

  private func catalog(_ arguments: String..., input: String? = nil) throws -> Command {
    try Command(
      ["catalog"] + arguments, environment: ProcessInfo.processInfo.environment,
      input: input.map { Data($0.utf8) })
  }

  @Test func `a packed file that holds far too much is refused`() throws {
    // A member that holds 32 MB of nothing takes 32 kB, and a file may have many.
    let zeros = folder.appending(path: "zeros")
    let packed = folder.appending(path: "bomb.tsv.gz")
    try Command.output(of: ["truncate", "-s", "32M", zeros.path])
    try Command.output(
      of: [
        "sh", "-c",
        "gzip -c '\(zeros.path)' > '\(zeros.path).gz'; for i in $(seq 20); do cat '\(zeros.path).gz'; done > '\(packed.path)'",
      ])
    let answer = try catalog(
      "search", "--catalog", packed.path, "--jsonl", input: "{\"mediaName\":\"skyfall\"}\n")
    #expect(answer.status != 0)
    #expect(answer.error.contains("holds more than 512 MB when it is unpacked"), "\(answer.error)")
  }

  @Test func `each line of queries has a line of answers`() throws {
    let answer = try catalog(
      "search", "--catalog", table.path, "--jsonl",
      input: """
        {"type":"song","mediaName":"sky fall","artistName":"adel","albumName":null}
        {"mediaName":"lirika"}
        nonsense
        {"type":"sonnet"}
        {"artistName":"глорбнакс"}

        """)
    let lines = answer.output.split(separator: "\n")
    #expect(answer.status == 1)
    #expect(lines.count == 5)
    #expect(lines.first?.contains(#""ids":["1"]"#) == true)
    #expect(lines.dropFirst().first?.contains(#""ids":["3"]"#) == true)
    #expect(lines.dropFirst(2).first?.contains("Line 3 is no query") == true)
    #expect(lines.dropFirst(3).first?.contains("sonnet") == true)
    #expect(lines.last?.contains(#""ids":[]"#) == true)
    #expect(answer.error.contains("tracks.tsv: line 4, releaseDate: \"soon\""))
  }

  @Test func `reasons are told`() throws {
    let answer = try catalog("explain", "outer peace", "--catalog", table.path)
    #expect(answer.status == 0)
    #expect(answer.output.contains("title: exact after dropping '(Deluxe Edition)'"))
    #expect(answer.output.contains("ahead"))
  }

  @Test func `an index opens, and a damaged one is refused`() throws {
    let index = folder.appending(path: "tracks.index")
    #expect(try catalog("index", table.path, "--output", index.path).status == 0)
    let found = try catalog("search", "skyfall", "--catalog", index.path)
    #expect(found.output.contains("Skyfall – Adele"))
    try Data(contentsOf: index).dropLast(9).write(to: index)
    let refused = try catalog("search", "skyfall", "--catalog", index.path)
    #expect(refused.status != 0)
    #expect(refused.error.contains("is damaged"))
  }

  @Test func `a file that is not there is named`() throws {
    let refused = try catalog("search", "skyfall", "--catalog", "/nowhere.tsv")
    #expect(refused.status != 0)
    #expect(refused.error.contains("There is no catalog at /nowhere.tsv"))
  }

  @Test func `what is no catalog or no query is said in words`() throws {
    let photo = folder.appending(path: "photo.tsv")
    try Data([0xFF, 0xD8, 0xFF, 0xE0, 0x1B, 0x5B]).write(to: photo)
    let refused = try catalog("search", "skyfall", "--catalog", photo.path)
    #expect(refused.error.contains("The first line is no text"))
    let device = try catalog("search", "skyfall", "--catalog", "/dev/null")
    #expect(device.error.contains("/dev/null cannot be read:"))
    #expect(!device.error.contains("NSCocoaErrorDomain"))
    let backwards = try catalog("explain", "--released", "1999-1990", "--catalog", table.path)
    #expect(backwards.error.contains("the first year comes before the last"))
    let silent = try catalog("explain", "!!!", "--catalog", table.path)
    #expect(silent.output.contains("nothing can be heard"))
  }
}
