import Foundation

/// The pictures in an Xcode project's asset catalog, which Xcode compiles for a bundle.
struct AssetCatalog {
  struct Picture: Equatable {
    /// The file's name in the bundle: that of the set.
    let name: String
    /// The file, from the catalog on.
    let path: String
  }

  /// The `*.xcassets`.
  let folder: String

  /// The finest file of each set of pictures. What cannot be read is left out: a catalog also holds
  /// what has no meaning here.
  var pictures: [Picture] {
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return files.sorted().compactMap { file in
      let set = (file as NSString).deletingLastPathComponent
      guard set.hasSuffix(".imageset"), file == "\(set)/Contents.json",
        let data = FileManager.default.contents(atPath: "\(folder)/\(file)"),
        let contents = try? JSONDecoder().decode(Contents.self, from: data),
        let finest = contents.finest
      else { return nil }
      let name = ((set as NSString).lastPathComponent as NSString).deletingPathExtension
      return Picture(
        name: "\(name).\((finest as NSString).pathExtension)", path: "\(set)/\(finest)")
    }
  }

  /// Whether it is a file of a kind that pictures are read of.
  static func isPicture(_ file: String) -> Bool {
    ["png", "jpg", "jpeg"].contains((file as NSString).pathExtension.lowercased())
  }

  /// What a set's `Contents.json` says.
  private struct Contents: Decodable {
    struct Image: Decodable {
      let filename: String?
      let scale: String?
    }

    let images: [Image]?

    var finest: String? {
      let named = (images ?? []).filter { image in
        image.filename.map { AssetCatalog.isPicture($0) && !$0.contains("/") } ?? false
      }
      return named.max { ($0.scale ?? "") < ($1.scale ?? "") }?.filename
    }
  }
}
