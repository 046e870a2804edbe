import Foundation
import SottoHost

/// The bundle of an app that is at hand as such, or as a package that is built for it.
struct BuiltBundle {
  let path: String
  /// Where it was put together; `nil` for a bundle that was there.
  private let work: TemporaryFolder?

  /// - Parameter tools: What builds it.
  /// - Throws: `BuildFailure`, when the package does not build; `BundleError`, when its parts make no
  ///   bundle.
  init(_ app: String, builds: Bool, by tools: PackageTools) throws {
    let source = URL(fileURLWithPath: app).standardizedFileURL.path
    guard access(source, R_OK) == 0 else {
      throw BuildFailure(description: "There is no \(source).")
    }
    if source.hasSuffix(".app"), access("\(source)/Info.plist", R_OK) == 0 {
      (path, work) = (source, nil)
      return
    }
    let package = try SwiftBuild(of: source, by: tools)
    if builds { try package.build() } else { try package.refuseProductsElsewhere() }
    let work = try TemporaryFolder()
    do {
      path = try BundleAssembler(source: source, products: package.products, tools: tools)
        .assemble(into: work.path).path
      self.work = work
    } catch {
      work.remove()
      throw error
    }
  }

  /// Removes what was made for it.
  func remove() { work?.remove() }
}
