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

  func sources() -> [String] { [folder] }

  func remove() { built?.remove() }
}
