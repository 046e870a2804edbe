import Foundation
import Testing

/// The sample apps speak every language that Sotto understands.
@Suite struct SampleStringsTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  /// The languages as bundles name them.
  private static func languages() throws -> Set<String> {
    let folder = root.appending(path: "Sources/SottoLanguage/Languages")
    let codes = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.count == 2 }
    return Set(codes.map { $0 == "zh" ? "zh-Hans" : $0 })
  }

  /// The folders of the sample apps' programs that have something to translate.
  private static let programs: [String] = {
    let files = FileManager.default
    let apps = (try? files.contentsOfDirectory(atPath: root.appending(path: "Apps").path)) ?? []
    return apps.flatMap { ["Apps/\($0)/App", "Apps/\($0)/Intents"] }
      .filter { files.fileExists(atPath: root.appending(path: "\($0)/en.lproj").path) }.sorted()
  }()

  @Test func `there are four sample apps`() {
    #expect(Self.programs.filter { $0.hasSuffix("/App") }.count == 4)
  }

  @Test(arguments: programs)
  func `a sample app has the same strings in every language`(program: String) throws {
    let folder = Self.root.appending(path: program)
    let projects = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".lproj") }
    #expect(Set(projects.map { String($0.dropLast(6)) }) == (try Self.languages()))
    let english = try Self.contents(of: folder.appending(path: "en.lproj"))
    for project in projects {
      let own = try Self.contents(of: folder.appending(path: project))
      for file in Set(english.keys).union(own.keys) {
        #expect(own[file] == english[file], "\(program)/\(project)/\(file)")
      }
    }
  }

  /// What is in each file: the keys of strings, with what is filled in, and what of the vocabulary no
  /// language changes.
  private static func contents(of folder: URL) throws -> [String: Set<String>] {
    var contents: [String: Set<String>] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      contents[name] =
        if name.hasSuffix(".strings") {
          Set(
            text.matches(of: /(?m)^"(.+?)" = "(.+)";$/).map { match in
              let filled = match.output.2.matches(of: /%[0-9$]*@/).map { String($0.output) }
              return "\(match.output.1) \(filled.sorted().joined())"
            })
        } else {
          Set(
            text.matches(of: /<string>(IN\w+(?:\.\w+)?|standard|xl|lux)<\/string>/).map {
              String($0.1)
            })
        }
    }
    return contents
  }
}
