public import Foundation

/// The cover of what plays, for `MPMediaItemPropertyArtwork`.
public final class MPMediaItemArtwork: NSObject, @unchecked Sendable {
  // Unchecked: nothing of it changes, and the handler says that it may be called from anywhere.

  /// The size of the original.
  public let bounds: CGRect
  private let handler: (CGSize) -> UIImage

  /// Makes a cover that is asked for a picture near a size when it is needed.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    bounds = CGRect(origin: .zero, size: boundsSize)
    handler = requestHandler
  }

  /// The picture, about `size` large.
  public func image(at size: CGSize) -> UIImage? { handler(size) }
}
