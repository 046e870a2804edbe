import Foundation
import SottoHost

/// The bundle of a small app, assembled from `Fixtures/Tuner` and two programs that do nothing.
struct SampleBundle {
  let folder: TemporaryFolder
  let path: String

  static let fixtures = "\((#filePath as NSString).deletingLastPathComponent)/Fixtures"

  init() throws {
    folder = try TemporaryFolder()
    let assembler = try Self.assembler(in: folder)
    path = try assembler.assemble(into: folder.folder("out")).path
  }

  static func assembler(in folder: TemporaryFolder) throws -> BundleAssembler {
    for program in ["Tuner", "TunerIntents"] {
      try folder.file("products/\(program)", "#!/bin/sh\n", mode: 0o755)
    }
    let source = "\(folder.path)/Tuner"
    try FileManager.default.copyItem(atPath: "\(fixtures)/Tuner", toPath: source)
    return BundleAssembler(
      source: source, products: "\(folder.path)/products", identifier: "com.example.Tuner")
  }

  /// Changes a value of a property list, or removes it where the new value is nil.
  static func change(_ file: String, key: String, to value: Any?) throws {
    let url = URL(fileURLWithPath: file)
    let list = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: url), options: .mutableContainers, format: nil)
    let changed = change(
      list, keys: key.split(separator: ".", omittingEmptySubsequences: false)[...], to: value)
    try PropertyListSerialization.data(fromPropertyList: changed, format: .binary, options: 0)
      .write(to: url)
  }

  private static func change(_ list: Any, keys: ArraySlice<Substring>, to value: Any?) -> Any {
    guard let first = keys.first else { return list }
    // Keys of entitlements have dots of their own.
    if let whole = list as? [String: Any],
      whole[keys.joined(separator: ".")] != nil || keys.count == 1
    {
      var whole = whole
      whole[keys.joined(separator: ".")] = value
      return whole
    }
    if var values = list as? [String: Any], let inner = values[String(first)] {
      values[String(first)] = change(inner, keys: keys.dropFirst(), to: value)
      return values
    }
    if var values = list as? [Any], let index = Int(first), values.indices.contains(index) {
      values[index] = change(values[index], keys: keys.dropFirst(), to: value)
      return values
    }
    return list
  }
}
