import Foundation
import SottoHost

/// A property list in each of the formats, as a bundle's `Info.plist`.
struct PropertyListTarget: FuzzTarget {
  static let name = "plist"
  private(set) var samples: [[UInt8]]
  private let reader = PropertyListReader()
  private var isOfBundle = false

  let words = [
    "<dict>", "</dict>", "<key>", "<array>", "</array>", "<integer>", "<real>nan</real>", "<data>",
    "<date>", "CF$UID", "<!--", "<![CDATA[", "&#x0;", "&#xD800;", "<!DOCTYPE",
    "encoding=\"utf-16\"",
    "\"", "\\U", "=", ";", "{", "}", "(", ")", "/*", "*/", "9999999999999999999999", "bplist00",
    "\u{feff}",
  ]

  /// The lists of the sample app, as they are and in the binary format.
  init() throws {
    let app = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Apps/Melody/App")
    let texts = try [
      "Info.plist", "en.lproj/InfoPlist.strings", "en.lproj/AppIntentVocabulary.plist",
    ]
    .map { try Data(contentsOf: app.appending(path: $0)) }
    let binaries = try texts.map { text in
      try PropertyListSerialization.data(
        fromPropertyList: PropertyListSerialization.propertyList(from: text, format: nil),
        format: .binary, options: 0)
    }
    samples = (texts + binaries).map { [UInt8]($0) }
    try FileManager.default.createDirectory(
      atPath: "Melody.app/en.lproj", withIntermediateDirectories: true)
    try texts[1].write(to: URL(filePath: "Melody.app/en.lproj/InfoPlist.strings"))
    let executable = URL(filePath: "Melody.app/Melody")
    try Data("#!/bin/sh\n".utf8).write(to: executable)
    chmod(executable.path, 0o755)
    samples += try keptInputs()
  }

  /// Hexadecimal digits: a file each line.
  func inputs(kept file: [UInt8]) -> [[UInt8]] {
    file.split(separator: UInt8(ascii: "\n")).map { line in
      let digits = Array(line)
      return stride(from: 0, to: digits.count - 1, by: 2).compactMap {
        UInt8(String(decoding: digits[$0...$0 + 1], as: UTF8.self), radix: 16)
      }
    }
  }

  /// - Throws: `Harm` when its reader dies, or is not done in time.
  mutating func read(_ input: [UInt8]) throws {
    // The process that parses, and what the assistant makes of the values.
    isOfBundle.toggle()
    do {
      guard isOfBundle else {
        _ = try reader.values(of: Data(input))
        return
      }
      try Data(input).write(to: URL(filePath: "Melody.app/Info.plist"))
      _ = try AppBundle(path: "Melody.app")
    } catch {
      let description = "\(error)"
      guard !description.contains("its reader") else { throw Harm(description: description) }
      throw error
    }
  }
}
