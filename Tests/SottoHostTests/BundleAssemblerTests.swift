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

  @Test func `a part gets files from elsewhere, but none in place of its own`() throws {
    try folder.file("kit/shelves.json")
    try folder.file("kit/en.lproj/Kit.strings")
    var assembler = assembler
    assembler.resources["TunerIntents"] = [
      "shelves.json": "\(folder.path)/kit/shelves.json",
      "en.lproj/Kit.strings": "\(folder.path)/kit/en.lproj/Kit.strings",
      "Info.plist": "\(folder.path)/kit/shelves.json",
    ]
    let bundle = try assembler.assemble(into: output)
    let part = "\(bundle.path)/PlugIns/TunerIntents.appex"
    #expect(try information(of: part)["CFBundleIdentifier"] != nil)
    for name in ["shelves.json", "en.lproj/Kit.strings"] {
      #expect(access("\(part)/\(name)", R_OK) == 0)
      #expect(access("\(bundle.path)/\(name)", R_OK) != 0)
    }
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
      identifier: "com.example.Tuner", tools: PackageTools(.automatic))
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
      source: "\(folder.path)/package", products: assembler.products,
      tools: PackageTools(.automatic))
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

  /// What other keys say by a build setting is what the app's own file says.
  @Test func `an extension takes from its app what its file leaves open`() throws {
    var assembler = assembler
    assembler.identifier = nil
    let app = "\(assembler.source)/App/Info.plist"
    try SampleBundle.change(app, key: "CFBundleIdentifier", to: "org.example.Dial")
    try SampleBundle.change(
      app, key: "NSUserActivityTypes", to: ["$(PRODUCT_BUNDLE_IDENTIFIER).play"])
    let extensionFile = "\(assembler.source)/Intents/Info.plist"
    try SampleBundle.change(extensionFile, key: "CFBundleVersion", to: "$(MARKETING_VERSION)")
    let bundle = try assembler.assemble(into: output)
    #expect(bundle.activityTypes == ["org.example.Dial.play"])
    #expect(bundle.extensions.map(\.identifier) == ["org.example.Dial.TunerIntents"])
    let written = try information(of: bundle.extensions[0].path)
    #expect(written["CFBundleVersion"] as? String == "2.1")
  }

  /// As Xcode makes projects since version 13: the app has no file, the extension's says only what it is.
  @Test func `what an Xcode project generates is in the bundle`() throws {
    var assembler = assembler
    assembler.identifier = nil
    try FileManager.default.removeItem(atPath: "\(assembler.source)/App/Info.plist")
    try FileManager.default.moveItem(
      atPath: "\(assembler.source)/App", toPath: "\(assembler.source)/Tuner")
    try SampleBundle.change(
      "\(assembler.source)/Intents/Info.plist", key: "CFBundleIdentifier", to: nil)
    try FileManager.default.copyItem(
      atPath: "\(SampleBundle.fixtures)/Tuner.xcodeproj", toPath: "\(folder.path)/Tuner.xcodeproj")
    let bundle = try assembler.assemble(into: output)
    #expect(bundle.identifier == "net.example.Tuner")
    #expect(bundle.name.base == "My Tuner" && bundle.version == "3.2")
    #expect(bundle.usageDescription.base == "Tuner plays it, by voice.")
    #expect(bundle.extensions.map(\.identifier) == ["net.example.Tuner.Voice"])
    #expect(bundle.extensions.map(\.support.intents) == [["INPlayMediaIntent"]])
    let written = try information(of: bundle.path)
    #expect(written["UIApplicationSupportsIndirectInputEvents"] as? Bool == true)
  }

  @Test func `a project that is none is named`() throws {
    try folder.file("Tuner.xcodeproj/project.pbxproj", "// nothing\n{")
    let error = #expect(throws: BundleError.self) { try assembler.assemble(into: output) }
    #expect(error?.problem.hasPrefix("is no project of Xcode's: it is not a property list") == true)
  }

  @Test func `an app's own intents are known by their definitions`() throws {
    try folder.file(
      "Tuner/Intents/Own.intentdefinition",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>INIntents</key><array>
        <dict><key>INIntentName</key><string>Tune</string></dict>
        <dict><key>INIntentName</key><string>Tune</string>
          <key>INIntentClassName</key><string>FineTuneIntent</string>
          <key>INIntentClassPrefix</key><string>XY</string></dict>
        <dict><key>INIntentName</key><string>PlayMedia</string>
          <key>INIntentType</key><string>System</string></dict>
      </array></dict></plist>
      """)
    let bundle = try assembler.assemble(into: output)
    #expect(bundle.customIntents == ["TuneIntent", "XYFineTuneIntent"])
  }

  private func information(of bundle: String) throws -> [String: Any] {
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(bundle)/Info.plist"))
    return try #require(
      PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
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
