extension RunPackage {
  /// Adds what a part's bundle has beside its executable: some of it among the sources, where what makes
  /// the bundle looks for it, the rest as it is. What frameworks have is theirs who import them, since
  /// the code is in their executables, too.
  mutating func addBundleFiles(of part: ProjectPart, and libraries: [ProjectPart]) {
    for (place, path) in part.bundleFiles where Self.isFoundAmongSources(place) {
      copies["Sources/\(part.module)/\(place)"] = path
    }
    resources[part.module] = part.bundleFiles.filter { !Self.isFoundAmongSources($0.key) }
    for library in libraries {
      let files = library.bundleFiles.filter {
        part.bundleFiles[$0.key] == nil && !$0.key.hasSuffix(".intentdefinition")
          && !$0.key.hasSuffix(".xcassets")
      }
      resources[part.module, default: [:]].merge(files) { first, _ in first }
    }
  }

  /// What of a part's bundle lies in the target's folder and is not built.
  static func unbuiltNames(of part: ProjectPart) -> [String] {
    guard part.kind != .library else { return [] }
    let names = part.bundleFiles.keys
      .filter { isFoundAmongSources($0) && !$0.hasSuffix(".intentdefinition") }
      .compactMap { $0.split(separator: "/").first.map(String.init) }
    return Set(names + ["Info.plist", "\(part.module).entitlements"]).sorted()
  }

  private static func isFoundAmongSources(_ place: String) -> Bool {
    place.contains("/")
      || [".plist", ".xcassets", ".png", ".jpg", ".jpeg", ".intentdefinition"]
        .contains(where: place.hasSuffix)
  }
}
