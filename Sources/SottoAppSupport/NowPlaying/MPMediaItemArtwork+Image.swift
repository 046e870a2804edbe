import Foundation

extension MPMediaItemArtwork {
  /// Makes a cover of one picture.
  @available(iOS, introduced: 5.0, deprecated: 10.0)
  public convenience init(image: UIImage) {
    self.init(boundsSize: image.size) { _ in image }
  }

  /// The part of the original that is the cover: all of it.
  @available(iOS, introduced: 3.0, deprecated: 10.0)
  public var imageCropRect: CGRect { bounds }
}
