import Foundation
import Intents
import SottoWire

/// The pictures in an Xcode project's asset catalog, which Xcode compiles for a bundle.
struct AssetCatalog {
  struct Picture: Equatable {
    /// The file's name in the bundle: that of the set.
    let name: String
    /// The file, from the catalog on.
    let path: String
  }

  private let folder: String
  private let root: ProjectRoot

  private static let mostFiles = 20_000
  private static let longestContents = 1 << 20

  /// - Parameters:
  ///   - name: Of the `*.xcassets`.
  ///   - root: The folder that it lies in.
  init(_ name: String, in root: ProjectRoot) {
    folder = "\(root.path)/\(name)"
    self.root = root
  }

  /// The finest file of each set of pictures. What cannot be read is left out: a catalog also holds
  /// what has no meaning here.
  var pictures: [Picture] {
    let files = (try? root.files(below: folder, atMost: Self.mostFiles))?.files ?? []
    return files.compactMap { path in
      let file = String(path.dropFirst(folder.count + 1))
      let set = (file as NSString).deletingLastPathComponent
      guard set.hasSuffix(".imageset"), file == "\(set)/Contents.json",
        let data = try? root.contents(of: path, atMost: Self.longestContents),
        let contents = try? JSON.value(from: data), let finest = Self.finest(in: contents)
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

  /// The file with the most dots of a point that a set's `Contents.json` names.
  private static func finest(in contents: PlainValue) -> String? {
    let images = (contents["images"]?.list ?? []).compactMap { image in
      image["filename"]?.string.map { (name: $0, scale: image["scale"]?.string ?? "") }
    }
    return images.filter { isPicture($0.name) && !$0.name.contains("/") }
      .max { $0.scale < $1.scale }?.name
  }
}
