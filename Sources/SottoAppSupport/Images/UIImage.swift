public import Foundation
import Intents

/// A picture as its file holds it: nothing here decodes or draws it.
open class UIImage: NSObject, @unchecked Sendable {
  // Unchecked: a picture never changes; the class is open as it is on iOS.

  /// What the picture's file holds.
  private let content: Data

  /// The name of the resource it was made of.
  let name: String?

  /// Makes a picture of what a PNG or JPEG file holds; `nil` when it is neither.
  public init?(data: Data) {
    guard ImageHeader(data) != nil else { return nil }
    content = data
    name = nil
  }

  /// Makes a picture of what a PNG or JPEG file holds; its scale is for screens.
  public convenience init?(data: Data, scale: CGFloat) {
    self.init(data: data)
  }

  /// Makes a picture of a file; `nil` when there is no such file or no picture in it.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Makes a picture of a PNG or JPEG file of the app's bundle; `nil` when it has none of that name.
  public init?(named name: String) {
    let folder = Bundle.main.bundleURL
    let names = name.contains(".") ? [name] : ["png", "jpg", "jpeg"].map { "\(name).\($0)" }
    let found = names.lazy.compactMap { name in
      FileManager.default.contents(atPath: folder.appending(path: name).path)
    }
    guard let data = found.first(where: { ImageHeader($0) != nil }) else { return nil }
    content = data
    self.name = name
  }

  /// There are no system symbols here, so there is no such picture.
  public convenience init?(systemName name: String) { nil }

  /// The picture's size in pixels.
  open var size: CGSize { ImageHeader(content)?.size ?? .zero }

  /// Pixels a point: one, as there is no screen.
  open var scale: CGFloat { 1 }

  /// What a PNG file of the picture holds; `nil` for a picture that was no PNG, as nothing here
  /// encodes one.
  open func pngData() -> Data? { ImageHeader(content)?.kind == .png ? content : nil }

  /// What a JPEG file of the picture holds; `nil` for a picture that was no JPEG, as nothing here
  /// encodes one. The quality is that of the original.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    ImageHeader(content)?.kind == .jpeg ? content : nil
  }

  var data: Data { content }
}

@available(*, unavailable, renamed: "UIImage.pngData(self:)")
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { nil }

@available(*, unavailable, renamed: "UIImage.jpegData(self:compressionQuality:)")
public func UIImageJPEGRepresentation(
  _ image: UIImage, _ compressionQuality: CGFloat
) -> Data? { nil }

extension INImage {
  /// Makes an image of a picture: by its name where it has one, so that it need not travel.
  public convenience init(uiImage: UIImage) {
    if let name = uiImage.name {
      self.init(named: name)
    } else {
      self.init(imageData: uiImage.data)
    }
  }
}
