import Foundation
import Intents
import SottoHost

/// An Xcode project in each of the formats, with its configuration files and an `Info.plist` that refers to
/// its settings.
struct ProjectTarget: FuzzTarget {
  static let name = "project"
  private(set) var samples: [[UInt8]]
  /// Beside all other targets on two cores a whole project takes nearly the five seconds that its reader has.
  static let longestSeconds: UInt32 = 60
  private let reader = PropertyListReader(patience: .seconds(50))

  let words = [
    "isa", "PBXNativeTarget", "PBXProject", "PBXGroup", "PBXFileSystemSynchronizedRootGroup",
    "children", "files", "fileRef", "buildPhases", "exceptions", "dependencies", "target",
    "sourceTree", "\"<absolute>\"", "\"<group>\"", "SOURCE_ROOT", "\"/\"", "\"../..\"",
    "\"$(inherited)$(inherited)\"", "$(TARGET_NAME)", "baseConfigurationReference", "{", "}", "(",
    ")", "=", ";", "\"", "/*", "*/", "bplist00", "<dict>", "</dict>", "<array>",
  ]

  /// A project of the tests, as it is, in XML and in the binary format.
  init() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try Data(
      contentsOf: tests.appending(
        path: "SottoCheckTests/Fixtures/Jukebox.xcodeproj/project.pbxproj"))
    let list = try PropertyListSerialization.propertyList(from: text, format: nil)
    let others = try [PropertyListSerialization.PropertyListFormat.xml, .binary].map {
      try PropertyListSerialization.data(fromPropertyList: list, format: $0, options: 0)
    }
    samples = ([text] + others).map { [UInt8]($0) }
    try FileManager.default.createDirectory(
      atPath: "Jukebox.xcodeproj", withIntermediateDirectories: true)
    samples += try keptInputs()
  }

  /// - Throws: `Harm` when its reader dies, or is not done in time.
  mutating func read(_ input: [UInt8]) throws {
    let file = "\(FileManager.default.currentDirectoryPath)/Jukebox.xcodeproj/project.pbxproj"
    try Data(input).write(to: URL(filePath: file))
    do {
      let project = try XcodeProject(file: file, in: nil, by: reader)
      for target in project.targets {
        _ = project.extensions(of: target)
        _ = try BundleInformation(
          ["CFBundleName": "$(PRODUCT_NAME)", "Extra": "$(INFOPLIST_FILE) $(A)"],
          executable: target.name, isExtension: target.isExtension, target: target)
      }
    } catch {
      guard !error.description.contains("its reader") else {
        throw Harm(description: error.description)
      }
      throw error
    }
  }
}
