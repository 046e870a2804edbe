import Foundation

/// A package, which is built where it is.
struct TriedPackage: TriedApp {
  let folder: String
  private var built: BuiltBundle?

  init(folder: String) { self.folder = folder }

  mutating func build() throws -> String {
    let bundle = try BuiltBundle(folder, builds: true)
    built?.remove()
    built = bundle
    return bundle.path
  }

  func sources() -> [String] {
    guard let names = FileManager.default.enumerator(atPath: folder) else { return [] }
    return names.compactMap { $0 as? String }.filter { name in
      !name.split(separator: "/").contains { $0.hasPrefix(".") } && name.contains(".")
    }.map { "\(folder)/\($0)" }
  }

  func remove() { built?.remove() }
}
