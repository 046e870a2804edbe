import Foundation
import Intents
import SottoHost

/// The configuration files of an Xcode project, `*.xcconfig`: one input is both that the project is based on
/// and all that it may include.
struct ConfigurationTarget: FuzzTarget {
  static let name = "xcconfig"
  private(set) var samples: [[UInt8]]
  private let reader = PropertyListReader()
  private let file: String

  let words = [
    "#include \"", "#include? \"", "A.xcconfig", "B.xcconfig", "../", "/", "\"\n", " = ",
    "$(inherited)", "${inherited}", "$(inherited)$(inherited)", "$(A)", "${B:lower}", "[sdk=*]",
    "//", ";", "\n", "\r\n", "PRODUCT_NAME", "PRODUCT_BUNDLE_IDENTIFIER", "MARKETING_VERSION",
  ]

  init() throws {
    samples = [
      """
      // Names
      #include "A.xcconfig"
      #include? "../B.xcconfig"
      PRODUCT_NAME = $(TARGET_NAME) // the usual
      PRODUCT_BUNDLE_IDENTIFIER = com.example.$(PRODUCT_NAME:lower);
      OTHER = $(inherited) -a
      OTHER = $(inherited) $(inherited) -b
      OTHER[sdk=iphoneos*] = -c

      """, "A = $(B)\nB = $(A)$(A)\nMARKETING_VERSION = $(B)$(B)\n",
    ].map { Array($0.utf8) }
    let folder = FileManager.default.currentDirectoryPath
    file = "\(folder)/Jukebox.xcodeproj/project.pbxproj"
    try FileManager.default.createDirectory(
      atPath: "Jukebox.xcodeproj", withIntermediateDirectories: true)
    try """
    { objects = { P = { isa = PBXProject; buildConfigurationList = L; };
    L = { buildConfigurations = (C); };
    C = { name = Release; baseConfigurationReference = F; buildSettings = { OTHER = "$(inherited)"; }; };
    F = { isa = PBXFileReference; path = A.xcconfig; sourceTree = "<group>"; };
    T = { isa = PBXNativeTarget; name = Jukebox; buildConfigurationList = L;
    productType = "com.apple.product-type.application"; }; }; }
    """.write(toFile: file, atomically: true, encoding: .utf8)
    samples += try keptInputs()
  }

  mutating func read(_ input: [UInt8]) throws {
    // B includes what A is, so that both may include each other.
    for name in ["A", "B"] { try Data(input).write(to: URL(filePath: "\(name).xcconfig")) }
    let project = try XcodeProject(file: file, in: nil, by: reader)
    for target in project.targets {
      _ = try BundleInformation(
        ["CFBundleName": "$(OTHER)$(A)$(B)"], executable: target.name, isExtension: false,
        target: target)
    }
  }
}
