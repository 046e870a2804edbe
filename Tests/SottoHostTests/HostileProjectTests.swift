import Foundation
import Intents
import SottoHost
import Testing

/// What a stranger's Xcode project can be, and that the worst it does is to be refused.
@Suite struct HostileProjectTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: try HostileProject.all())
  func `a hostile project is refused, and what is wrong with it is said`(
    project: HostileProject
  ) throws {
    try project.write(to: folder)
    let file = "\(folder.path)/Tuner.xcodeproj/project.pbxproj"
    let root = try ProjectRoot(at: folder.path)
    guard let wanted = project.error else {
      _ = try XcodeProject(file: file, in: root, by: PropertyListReader())
      return
    }
    let error = #expect(throws: BundleError.self) {
      try XcodeProject(file: file, in: root, by: PropertyListReader())
    }
    let description = try #require(error?.description)
    #expect(description.contains(wanted))
  }

  @Test func `a file that includes itself has the settings of one reading`() throws {
    let project = try #require(
      try HostileProject.all().first { $0.what == "a file that includes itself" })
    try project.write(to: folder)
    try folder.file(
      "Tuner.xcodeproj/project.pbxproj",
      """
      { objects = { T = { isa = PBXNativeTarget; name = t; buildConfigurationList = L; };
      L = { buildConfigurations = (C); }; C = { name = Release; baseConfigurationReference = F; };
      F = { isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; }; }; }
      """)
    let read = try XcodeProject(
      file: "\(folder.path)/Tuner.xcodeproj/project.pbxproj", in: nil, by: PropertyListReader())
    #expect(read.targets.map(\.settings) == [["A": "a"]])
  }

  @Test(arguments: [
    ("#include \"/etc/hostname\"", "/etc/hostname"), ("#include? \"../Secret.xcconfig\"", nil),
    ("#include \"link.xcconfig\"", "link.xcconfig"),
    ("#include \"folder/passwd\"", "folder/passwd"),
  ])
  func `an included file outside of the project is named and not read`(
    line: String, outside: String?
  ) throws {
    try folder.file("Project/Base.xcconfig", "\(line)\nA = 1\n")
    try folder.file("Outside.xcconfig", "B = 2\n")
    let project = "\(folder.path)/Project"
    try FileManager.default.createSymbolicLink(
      atPath: "\(project)/link.xcconfig", withDestinationPath: "../Outside.xcconfig")
    try FileManager.default.createSymbolicLink(
      atPath: "\(project)/folder", withDestinationPath: "/etc")
    let file = try folder.file(
      "Project/Tuner.xcodeproj/project.pbxproj",
      """
      { objects = { T = { isa = PBXNativeTarget; name = t; buildConfigurationList = L; };
      L = { buildConfigurations = (C); }; C = { name = Release; baseConfigurationReference = F; };
      F = { isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; }; }; }
      """)
    let read = try XcodeProject(file: file, in: nil, by: PropertyListReader())
    #expect(read.targets.map(\.settings) == [["A": "1"]])
    #expect(
      read.outside
        == [outside].compactMap { $0.map { $0.hasPrefix("/") ? $0 : "\(project)/\($0)" } })
  }

  /// Each refers to the next a hundred times.
  @Test func `settings that refer to each other are refused`() throws {
    let names = ["A", "B", "C", "D", "E", "F"]
    var settings = ["F": "x"]
    for (name, next) in zip(names, names.dropFirst()) {
      settings[name] = String(repeating: "$(\(next))", count: 100)
    }
    let build = BuildSettings(executable: "Tuner", given: settings, of: "Tuner.xcodeproj")
    #expect(try build.expanding("$(F)$(E)") == "x" + String(repeating: "x", count: 100))
    for text in ["$(A)", "$(B)"] {
      let error = #expect(throws: BundleError.self) { try build.expanding(text) }
      #expect(error?.problem == "has build settings that expand to too much")
      let list = #expect(throws: BundleError.self) {
        try build.expanding(["k": .list(Array(repeating: .string(text), count: 100))])
      }
      #expect(list?.file == "Tuner.xcodeproj")
    }
  }

  /// A setting that stands for nothing costs time, too.
  @Test func `settings that become nothing are counted`() throws {
    let build = BuildSettings(
      executable: "Tuner",
      given: [
        "A": String(repeating: "$(B)", count: 10_000),
        "B": String(repeating: "$(C)", count: 10_000), "C": "",
      ])
    #expect(throws: BundleError.self) { try build.expanding("$(A)") }
  }

  @Test(arguments: [
    ("$(A)", ["$(A)"]), ("a${B:lower}c$(D)", ["${B:lower}", "$(D)"]), ("$()$(A", []),
    ("$$(A)", ["$(A)"]), ("$(A b)$(C)", ["$(C)"]), ("$(Ä)", []), ("$(A}", ["$(A}"]), ("$", []),
  ])
  func `references are found`(text: String, references: [String]) {
    #expect(BuildSettings.references(in: text) == references)
  }
}

/// One entry of `Fixtures/hostile-projects.json`.
struct HostileProject: Decodable, CustomTestStringConvertible {
  let what: String
  let files: [String: File]
  /// `nil` where it is read all the same.
  let error: String?

  struct File: Decodable {
    let hex: String?
    /// Texts, each with the number of times that it is there; `%d` stands for which time it is.
    let parts: [HostilePropertyList.Part]?
    let link: String?
    let pipe: Bool?
  }

  var testDescription: String { what }

  static func all() throws -> [HostileProject] {
    let file = URL(filePath: "\(SampleBundle.fixtures)/hostile-projects.json")
    return try JSONDecoder().decode([HostileProject].self, from: Data(contentsOf: file))
  }

  func write(to folder: TemporaryFolder) throws {
    for (name, file) in files {
      let path = "\(folder.path)/\(name)"
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      if let link = file.link {
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: link)
        continue
      }
      if file.pipe == true {
        #expect(mkfifo(path, 0o644) == 0)
        continue
      }
      try content(of: file).write(to: URL(filePath: path))
    }
  }

  private func content(of file: File) -> Data {
    if let hex = file.hex { return Data(hexadecimal: hex) }
    var content = Data()
    for part in file.parts ?? [] {
      guard part.text.contains("%d") else {
        content += Data(String(repeating: part.text, count: part.count).utf8)
        continue
      }
      for time in 0..<part.count {
        content += Data(part.text.replacing("%d", with: "\(time)").utf8)
      }
    }
    return content
  }
}

extension Data {
  init(hexadecimal: String) {
    let digits = Array(hexadecimal.utf8)
    self.init(
      stride(from: 0, to: digits.count - 1, by: 2).compactMap {
        UInt8(String(decoding: digits[$0...$0 + 1], as: UTF8.self), radix: 16)
      })
  }
}
