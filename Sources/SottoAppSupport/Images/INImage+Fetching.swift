public import Foundation
public import Intents

extension INImage {
  /// The size in which an answer shows an image: any, as no view cuts it.
  public class func imageSize(for response: INIntentResponse) -> CGSize {
    CGSize(width: 600, height: 600)
  }

  /// Gives the picture to `completion`; `nil` when there is none, or it cannot be read.
  public func fetchUIImage(completion: @escaping @Sendable (UIImage?) -> Void) {
    Task { completion(await fetchUIImage()) }
  }

  /// The picture; `nil` when there is none, or it cannot be read.
  public func fetchUIImage() async -> UIImage? {
    switch source {
    case .none, .systemName: nil
    case .name(let name): UIImage(named: name)
    case .data(let data): UIImage(data: data)
    case .url(let url): (try? Data(contentsOf: url)).flatMap { UIImage(data: $0) }
    }
  }

  /// Not offered: nothing here draws.
  @available(*, unavailable, message: "Linux has no CGImage; use init(imageData:).")
  public convenience init(cgImage imageRef: CGImage) { self.init(imageData: Data()) }
}

/// Not offered: nothing here draws.
@available(*, unavailable, message: "Linux has no CGImage; use the data of an image file.")
public typealias CGImage = Never
