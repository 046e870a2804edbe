import Foundation
import SottoHost
import SottoWire

/// SwiftPM, as it builds one package for debugging.
struct SwiftBuild {
  let package: String
  /// The folder of what is built, where it is not the package's own.
  let scratch: String?
  private let tools: PackageTools

  /// The folder of what is built.
  var products: String { "\(scratch ?? "\(package)/.build")/debug" }

  init(package: String, scratch: String? = nil, by tools: PackageTools) {
    self.package = package
    self.scratch = scratch
    self.tools = tools
  }

  /// The package that some sources belong to.
  ///
  /// - Parameter source: The package's folder, or one in it.
  /// - Throws: `BuildFailure` for a folder that is in no package.
  init(of source: String, by tools: PackageTools) throws(BuildFailure) {
    guard let package = Self.package(of: source) else {
      throw BuildFailure(
        description: "\(source) is in no package: there is no Package.swift in it or above it.")
    }
    self.init(package: package, by: tools)
  }

  /// The folder of the package that some sources belong to; `nil` where they belong to none.
  static func package(of source: String) -> String? {
    var folder = URL(fileURLWithPath: source).standardizedFileURL
    while access("\(folder.path)/Package.swift", R_OK) != 0 {
      guard folder.path != "/" else { return nil }
      folder = folder.deletingLastPathComponent().standardizedFileURL
    }
    return folder.path
  }

  /// Builds a product, or all of the package; what SwiftPM says goes to standard error.
  ///
  /// - Throws: `BuildFailure`, when it does not build.
  func build(_ product: String? = nil) throws {
    guard try tools.build(product, of: package, scratch: scratch) else {
      throw BuildFailure(description: "\(product ?? package) does not build: see above.")
    }
    try refuseProductsElsewhere()
  }

  /// Builds a product, and says nothing.
  ///
  /// - Returns: The first error, when it does not build.
  func problem(ofProduct name: String) -> String? {
    do {
      let said = try tools.problem(ofProduct: name, of: package, scratch: scratch)
      guard let lines = said?.split(separator: "\n") else { return nil }
      return lines.first { $0.contains("error: ") }.map(String.init) ?? "SwiftPM fails"
    } catch {
      return error.sentence
    }
  }

  /// A package may come with a link to any folder of the person's in the place of what is built.
  ///
  /// - Throws: `BuildFailure` where one leads out of the folder of what is built.
  func refuseProductsElsewhere() throws {
    let place = scratch ?? "\(package)/.build"
    guard let root = try? ProjectRoot(at: package), scratch != nil || !root.isOutside(place),
      let built = try? ProjectRoot(at: place), !built.isOutside(products)
    else {
      throw BuildFailure(description: "\(products) is not there, or leads out of its package.")
    }
  }
}

/// Why nothing was built.
struct BuildFailure: Error, CustomStringConvertible {
  let description: String
}
