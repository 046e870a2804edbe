import Foundation

/// The bundles of the sample apps that came with a program.
package struct SampleBundles: Sendable {
  /// Where they lie beside an installed program.
  private let installed: URL
  /// Where they are made from: the sources of the package that the program was built in.
  private let sources: URL?
  private let products: String

  /// - Parameter executable: The program's path.
  package init(executable: String) {
    let folder = URL(fileURLWithPath: executable).deletingLastPathComponent()
    installed = folder.appending(components: "..", "share", "sotto", "Apps").standardized
    sources = Self.packageFolder(above: folder)?.appending(component: "Apps")
    products = folder.path
  }

  /// Whether there are any.
  var areHere: Bool { !ready.isEmpty || !unassembled.isEmpty }

  /// Their folders.
  ///
  /// - Parameter folder: Where bundles may be assembled.
  /// - Throws: When there are none, or a bundle cannot be assembled.
  package func folders(assembledIn folder: URL) throws -> [String] {
    let ready = ready
    if !ready.isEmpty { return ready }
    guard areHere else { throw NoSamples(installed: installed.path) }
    return try unassembled.map { source in
      try BundleAssembler(source: source, products: products).assemble(into: folder.path).path
    }
  }

  private var ready: [String] { Self.folders(in: installed, suffix: ".app") }

  /// What several of them share lies among them.
  private var unassembled: [String] {
    guard let sources else { return [] }
    return Self.folders(in: sources, suffix: "").filter { folder in
      FileManager.default.fileExists(atPath: "\(folder)/App/Info.plist")
    }
  }

  private static func folders(in folder: URL, suffix: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(suffix) && !$0.hasPrefix(".") }.sorted()
      .map { folder.appending(component: $0).path }
  }

  private static func packageFolder(above folder: URL) -> URL? {
    var folder = folder
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.appending(component: "Package.swift").path) {
        return folder
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}

struct NoSamples: Error, CustomStringConvertible {
  let installed: String
  var description: String {
    "There are no sample apps in \(installed), and this program was not built in its package."
  }
}
