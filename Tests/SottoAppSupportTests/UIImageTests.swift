import Foundation
import Intents
import SottoAppSupport
import Testing

@Suite struct UIImageTests {
  /// The first bytes of a PNG of 2 by 3 pixels.
  private static let png = Data(
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 0, 2, 0, 0, 0, 3])

  /// A JPEG of 5 by 4 pixels, with a segment before the one that says so.
  private static let jpeg = Data(
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 1, 0xFF, 0xC0, 0, 11, 8, 0, 4, 0, 5, 1, 1, 0x11, 0])

  @Test func picturesAreWhatTheirFilesHold() throws {
    let picture = try #require(UIImage(data: Self.png))
    #expect(picture.size == CGSize(width: 2, height: 3))
    #expect(picture.pngData() == Self.png)
    #expect(picture.jpegData(compressionQuality: 1) == nil)
    let photo = try #require(UIImage(data: Self.jpeg))
    #expect(photo.size == CGSize(width: 5, height: 4))
    #expect(photo.jpegData(compressionQuality: 0.5) == Self.jpeg)
  }

  @Test func whatIsNoPictureMakesNone() {
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data("GIF89a".utf8)) == nil)
    #expect(UIImage(contentsOfFile: "/nowhere.png") == nil)
    #expect(UIImage(named: "Nothing") == nil)
    #expect(UIImage(systemName: "star") == nil)
  }

  /// Each beginning of a file either is a picture or is none.
  @Test func anyBytesAreTaken() {
    for length in 0..<Self.jpeg.count { _ = UIImage(data: Self.jpeg.prefix(length))?.size }
    for length in 0..<Self.png.count { _ = UIImage(data: Self.png.prefix(length))?.size }
  }

  @Test func anImageOfAPictureHoldsItsData() throws {
    let picture = try #require(UIImage(data: Self.png))
    #expect(INImage(uiImage: picture) == INImage(imageData: Self.png))
  }
}
