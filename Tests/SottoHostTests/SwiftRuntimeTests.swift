import Foundation
import SottoHost
import Testing

@Suite struct SwiftRuntimeTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `a program that knows its libraries needs no help`() throws {
    let runtime = SwiftRuntime(for: "\(productsFolder)/ConfinementProbe")
    let libraries = try #require(runtime.folder)
    #expect(FileManager.default.fileExists(atPath: "\(libraries)/libswiftCore.so"))
    #expect(runtime.environment.isEmpty)
  }

  @Test func `a program that was copied away from its libraries is shown those of this process`()
    throws
  {
    let own = try #require(SwiftRuntime(for: "\(productsFolder)/ConfinementProbe").folder)
    let runtime = SwiftRuntime(for: "/bin/sh")
    #expect(runtime.environment == ["LD_LIBRARY_PATH": try #require(runtime.folder)])
    #expect(realpath(runtime.folder) == realpath(own))
  }

  @Test(arguments: ["", "#!/bin/sh\n", "\u{7f}ELF", "\u{7f}ELF\u{2}\u{1}"])
  func `a file that is no program has no libraries of its own`(content: String) throws {
    let file = try folder.file("program", content)
    #expect(!SwiftRuntime(for: file).environment.isEmpty)
  }

  @Test func `a program cut short or garbled anywhere in its tables does no harm`() throws {
    let whole = try Data(contentsOf: URL(fileURLWithPath: "\(productsFolder)/sotto-confine"))
    let file = URL(fileURLWithPath: "\(folder.path)/program")
    for offset in 0..<1024 {
      try whole.prefix(offset).write(to: file)
      _ = SwiftRuntime(for: file.path)
      var garbled = whole
      garbled[offset] ^= 0xff
      try garbled.write(to: file)
      _ = SwiftRuntime(for: file.path)
    }
  }

  private func realpath(_ path: String?) -> String? {
    path.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
  }
}
