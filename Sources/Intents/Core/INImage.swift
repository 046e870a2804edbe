public import Foundation

/// An image by name, by data or by URL.
@available(iOS 10.0, *)
open class INImage: PlainObject, @unchecked Sendable {
  /// Where the pixels come from.
  package enum Source: Equatable {
    /// No image yet.
    case none
    /// A resource of the app.
    case name(String)
    /// A symbol of the system.
    case systemName(String)
    /// An encoded image.
    case data(Data)
    /// A file or a page.
    case url(URL)
  }

  package private(set) var source = Source.none

  /// The size wished for, in points; `nil` when any will do.
  package private(set) var size: Size?

  /// A size in points.
  package struct Size: Equatable {
    package let width: Double
    package let height: Double
  }

  /// Makes an image of the app's resource `name`.
  public convenience init(named name: String) {
    self.init(.name(name))
  }

  /// An image of the system's symbol `systemImageName`.
  @available(iOS 14.0, *)
  open class func systemImageNamed(_ systemImageName: String) -> Self {
    self.init(reader: PlainReader(["systemName": .string(systemImageName)]))
  }

  /// Makes an image of the content of an image file.
  public convenience init(imageData: Data) {
    self.init(.data(imageData))
  }

  /// Makes an image that is loaded from `URL` when it is shown.
  public convenience init?(url URL: URL) {
    self.init(.url(URL))
  }

  /// Makes an image that is loaded from `URL` and shown `width` by `height` points large.
  @available(iOS 11.0, *)
  public convenience init?(url URL: URL, width: Double, height: Double) {
    self.init(.url(URL))
    size = Size(width: width, height: height)
  }

  private convenience init(_ source: Source) {
    self.init(reader: .empty)
    self.source = source
  }

  public required init(reader: PlainReader) {
    if let name: String = reader.optional("name") {
      source = .name(name)
    } else if let name: String = reader.optional("systemName") {
      source = .systemName(name)
    } else if let data: Data = reader.optional("data") {
      source = .data(data)
    } else if let url: URL = reader.optional("url") {
      source = .url(url)
    }
    if let width: Double = reader.optional("width"), let height: Double = reader.optional("height")
    {
      size = Size(width: width, height: height)
    }
    super.init(reader: reader)
  }

  package override func write(to writer: inout PlainWriter) {
    super.write(to: &writer)
    switch source {
    case .none: break
    case .name(let name): writer.write(name, as: "name")
    case .systemName(let name): writer.write(name, as: "systemName")
    case .data(let data): writer.write(data, as: "data")
    case .url(let url): writer.write(url, as: "url")
    }
    writer.write(size?.width, as: "width")
    writer.write(size?.height, as: "height")
  }
}
