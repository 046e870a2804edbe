import Foundation
import SottoAssistant
import SottoHost
import Testing

@Suite struct BundleAssemblerTests {
  let folder: TemporaryFolder
  let assembler: BundleAssembler
  let output: String

  init() throws {
    folder = try TemporaryFolder()
    assembler = try SampleBundle.assembler(in: folder)
    output = try folder.folder("out")
  }

  @Test func `a bundle holds programs, configuration and resources, but no sources`() throws {
    try folder.file("Tuner/App/Playback/Player.swift")
    try folder.file("Tuner/App/.hidden")
    try folder.file("products/app_Tuner.resources/sound.raw")
    try folder.file("products/app_Other.resources/sound.raw")
    let bundle = try assembler.assemble(into: output)
    let files = try #require(FileManager.default.enumerator(atPath: bundle.path)?.allObjects)
    #expect(
      Set(files.compactMap { $0 as? String }.filter { !$0.contains("lproj/") }) == [
        "Info.plist", "Tuner", "Tuner.entitlements", "app_Tuner.resources",
        "app_Tuner.resources/sound.raw", "en.lproj", "ru.lproj", "PlugIns",
        "PlugIns/TunerIntents.appex", "PlugIns/TunerIntents.appex/Info.plist",
        "PlugIns/TunerIntents.appex/TunerIntents",
        "PlugIns/TunerIntents.appex/app_Tuner.resources",
        "PlugIns/TunerIntents.appex/app_Tuner.resources/sound.raw",
        "PlugIns/TunerIntents.appex/TunerIntents.entitlements",
      ])
  }

  @Test func `a bundle holds its pictures by the names that code gives them`() throws {
    let set = "Tuner/App/Assets.xcassets/Covers/Loud.imageset"
    try folder.file("Tuner/App/quiet.jpg")
    try folder.file("\(set)/loud.png")
    try folder.file("\(set)/loud@2x.png")
    try folder.file("Tuner/App/Assets.xcassets/Broken.imageset/Contents.json")
    try folder.file("Tuner/App/Assets.xcassets/Tint.colorset/Contents.json")
    let contents = """
      {"images": [{"filename": "loud.png", "scale": "1x"},
        {"filename": "loud@2x.png", "scale": "2x"}, {"scale": "3x"},
        {"filename": "../../../../Intents/Info.plist", "scale": "4x"}]}
      """
    let path = "\(folder.path)/\(set)"
    try contents.write(toFile: "\(path)/Contents.json", atomically: true, encoding: .utf8)
    try "fine".write(toFile: "\(path)/loud@2x.png", atomically: true, encoding: .utf8)
    let bundle = try assembler.assemble(into: output)
    let files = try FileManager.default.contentsOfDirectory(atPath: bundle.path)
    #expect(Set(files.filter { $0.hasSuffix("g") }) == ["Loud.png", "quiet.jpg"])
    #expect(try String(contentsOfFile: "\(bundle.path)/Loud.png", encoding: .utf8) == "fine")
  }

  @Test func `a package's parts are found by its manifest`() throws {
    try folder.file(
      "package/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "package", products: [.executable(name: "Tuner", targets: ["Radio"])],
        targets: [
          .executableTarget(name: "Radio", path: "Sources/AppMain"),
          .executableTarget(name: "TunerIntents"), .executableTarget(name: "Tool"),
        ])
      """)
    _ = try folder.folder("package/Sources")
    for (part, place) in [("App", "AppMain"), ("Intents", "TunerIntents")] {
      try FileManager.default.copyItem(
        atPath: "\(assembler.source)/\(part)", toPath: "\(folder.path)/package/Sources/\(place)")
    }
    try folder.file("products/other_Thing.resources/sound.raw")
    let package = BundleAssembler(
      source: "\(folder.path)/package", products: assembler.products,
      identifier: "com.example.Tuner")
    let bundle = try package.assemble(into: output)
    #expect(bundle.name.base == "Tuner")
    for file in [
      "Tuner", "other_Thing.resources/sound.raw", "PlugIns/TunerIntents.appex/TunerIntents",
    ] {
      #expect(access("\(bundle.path)/\(file)", F_OK) == 0, "\(file)")
    }
  }

  @Test func `a package that SwiftPM refuses is named`() throws {
    try folder.file("package/Package.swift", "let package = 1\n")
    let package = BundleAssembler(
      source: "\(folder.path)/package", products: assembler.products)
    let error = #expect(throws: BundleError.self) { try package.assemble(into: output) }
    #expect(error.map { "\($0)".contains("Package.swift cannot be read") } == true)
  }

  @Test func `a bundle is replaced as a whole`() throws {
    let first = try assembler.assemble(into: output)
    try "old".write(toFile: "\(first.path)/left-over", atomically: true, encoding: .utf8)
    let second = try assembler.assemble(into: output)
    #expect(second.path == first.path)
    #expect(!FileManager.default.fileExists(atPath: "\(second.path)/left-over"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: output) == ["Tuner.app"])
  }

  @Test(arguments: [
    ("App", "Intents", "the framework that handlers import"),
    ("Intents", "MediaPlayer", "a module that apps import under Apple's name"),
    ("Intents", "os", "a module that apps import under Apple's name"),
  ])
  func `an executable named like a module that it imports is refused`(
    part: String, name: String, reason: String
  ) throws {
    try SampleBundle.change(
      "\(assembler.source)/\(part)/Info.plist", key: "CFBundleExecutable", to: name)
    let error = #expect(throws: BundleError.self) { try assembler.assemble(into: output) }
    #expect(error?.file == "Tuner/\(part)/Info.plist" && error?.key == "CFBundleExecutable")
    #expect(error?.problem == "is \(name), which is also the name of \(reason)")
  }

  @Test func `a product that is not built is named, with how to build it`() throws {
    try FileManager.default.removeItem(atPath: "\(assembler.products)/TunerIntents")
    let error = #expect(throws: BundleError.self) { try assembler.assemble(into: output) }
    #expect(error?.remedy == "Build it first: swift build --product TunerIntents.")
    #expect(try FileManager.default.contentsOfDirectory(atPath: output).isEmpty)
  }

  @Test func `an identifier that the project leaves open must be given`() throws {
    var assembler = assembler
    assembler.identifier = nil
    let error = #expect(throws: BundleError.self) { try assembler.assemble(into: output) }
    #expect(error?.key == "CFBundleIdentifier")
  }

  @Test func `a folder without an app, or with two, is refused`() throws {
    try FileManager.default.copyItem(
      atPath: "\(assembler.source)/App", toPath: "\(assembler.source)/Second")
    let two = #expect(throws: BundleError.self) { try assembler.assemble(into: output) }
    #expect(two?.problem == "has 2 folders with an Info.plist of an app")
    let empty = BundleAssembler(source: output, products: assembler.products)
    let none = #expect(throws: BundleError.self) { try empty.assemble(into: output) }
    #expect(none?.problem == "has 0 folders with an Info.plist of an app")
  }
}
