import Foundation
import SottoHost
import Testing

/// What a stranger's property list can be, and that the worst it does is to be refused.
@Suite struct PropertyListTests {
  let sample: SampleBundle

  init() throws { sample = try SampleBundle() }

  @Test(arguments: try HostilePropertyList.all())
  func `a hostile property list is refused at once, and what is wrong with it is said`(
    list: HostilePropertyList
  ) throws {
    try list.bytes.write(to: URL(filePath: "\(sample.path)/Info.plist"))
    let error = #expect(throws: BundleError.self) { try AppBundle(path: sample.path) }
    let description = try #require(error?.description)
    #expect(description.contains(list.error))
  }

  @Test(arguments: [
    ("sleep 1000", "was not done in time"), ("exit 3", "ended with code 3"),
    ("kill -SEGV $$", "ended by signal 11 (Segmentation fault)"),
    (#"printf '\003\000\000\000abc' >&3; sleep 1000"#, "answered nonsense"),
    (#"printf '\377\377\377\377' >&3; sleep 1000"#, "answered nonsense"),
    (#"printf '\010\000\000\000{' >&3; sleep 1000"#, "was not done in time"),
  ])
  func `whatever becomes of the reader, the assistant goes on`(
    script: String, problem: String
  ) throws {
    let program = try sample.folder.file("reader", "#!/bin/sh\n\(script)\n", mode: 0o755)
    let patience = Duration.milliseconds(problem.contains("in time") ? 300 : 30_000)
    let reader = PropertyListReader(program: program, patience: patience)
    // More than a socket holds, where the program does not answer either.
    let list = Data(count: script.hasPrefix("sleep") ? 4 << 20 : 10)
    for _ in 0..<2 {
      let failure = #expect(throws: PropertyListReader.Failure.self) {
        try reader.values(of: list)
      }
      #expect(
        failure?.problem == "is no property list that can be read: its reader \(problem)")
    }
  }

  @Test func `a reader that is not there is named`() {
    let reader = PropertyListReader(program: "/no/such/reader")
    let failure = #expect(throws: PropertyListReader.Failure.self) {
      try reader.values(of: Data())
    }
    #expect(failure?.problem == "cannot be read: there is no /no/such/reader")
  }

  /// One process is enough for a bundle; after its end the next list gets another.
  @Test func `a list is read after one that the reader died over`() throws {
    let reader = PropertyListReader()
    let deadly = try #require(
      try HostilePropertyList.all().first { $0.error.contains("its reader") })
    #expect(throws: PropertyListReader.Failure.self) { try reader.values(of: deadly.bytes) }
    #expect(try "\(reader.values(of: Data("{ a = b; }".utf8)))" == #"{a: "b"}"#)
  }

  @Test func `every format is read, with each type that a list can have`() throws {
    let values: [String: Any] = [
      "a": [1, -5, 1 << 40, 2.5, 3.0, true, false, "Приёмник 📻", Data([1, 2, 3])],
      "b": ["date": Date(timeIntervalSinceReferenceDate: 1.5)], "empty": ["": [Any]()],
    ]
    let info = "\(sample.path)/Info.plist"
    for format in [PropertyListSerialization.PropertyListFormat.binary, .xml] {
      try SampleBundle.change(info, key: "Extra", to: values)
      let list = try PropertyListSerialization.propertyList(
        from: Data(contentsOf: URL(filePath: info)), format: nil)
      try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0)
        .write(to: URL(filePath: info))
      #expect(try AppBundle(path: sample.path).identifier == "com.example.Tuner")
    }
  }

  @Test func `a bundle keeps every value that its project has`() throws {
    let folder = try TemporaryFolder()
    let assembler = try SampleBundle.assembler(in: folder)
    let values: NSDictionary = [
      "numbers": [1, 2.5, 3.0], "flag": true, "data": Data([0, 255]),
      "date": Date(timeIntervalSinceReferenceDate: 86_400),
    ]
    try SampleBundle.change("\(assembler.source)/App/Info.plist", key: "Extra", to: values)
    let bundle = try assembler.assemble(into: folder.folder("out"))
    let list = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: URL(filePath: "\(bundle.path)/Info.plist")), format: nil)
    let extra = try #require((list as? [String: Any])?["Extra"] as? [String: Any])
    #expect(NSDictionary(dictionary: extra) == values)
  }
}

/// One entry of `Fixtures/hostile-property-lists.json`.
struct HostilePropertyList: Decodable, CustomTestStringConvertible {
  let what: String
  /// A binary file.
  let hex: String?
  /// A text, in parts with the number of times that each is there.
  let parts: [Part]?
  let error: String

  struct Part: Decodable {
    let text: String
    let count: Int

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      text = try list.decode(String.self)
      count = try list.decode(Int.self)
    }
  }

  var testDescription: String { what }

  static func all() throws -> [HostilePropertyList] {
    let file = URL(filePath: "\(SampleBundle.fixtures)/hostile-property-lists.json")
    return try JSONDecoder().decode([HostilePropertyList].self, from: Data(contentsOf: file))
  }

  var bytes: Data {
    if let parts {
      return Data(parts.flatMap { String(repeating: $0.text, count: $0.count).utf8 })
    }
    return Data(hexadecimal: hex ?? "")
  }
}
