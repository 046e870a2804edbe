import Foundation

/// A picture of what plays, as its file holds it.
struct Picture: Sendable {
  enum Kind: String, Sendable {
    case png
    case jpeg

    /// As HTTP names it.
    var mediaType: String { "image/\(rawValue)" }

    /// By its first bytes; `nil` for any other file.
    init?(of data: Data) {
      if data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
        self = .png
      } else if data.starts(with: [0xFF, 0xD8, 0xFF]) {
        self = .jpeg
      } else {
        return nil
      }
    }
  }

  let kind: Kind
  let data: Data

  /// The largest that is taken, in bytes.
  static let mostBytes = 1 << 20
  /// The largest that is shown, in points across or down: a few bytes can be a picture that fills the memory of who
  /// shows it.
  static let mostPoints = 4096

  /// `nil` for what is no PNG or JPEG file, and for one that is too large to be shown.
  init?(_ data: Data) {
    guard let kind = Kind(of: data), let size = PictureSize(of: data, kind: kind),
      (1...Self.mostPoints).contains(size.width), (1...Self.mostPoints).contains(size.height)
    else { return nil }
    self.kind = kind
    self.data = data
  }
}
