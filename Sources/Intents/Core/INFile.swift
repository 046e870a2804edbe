public import Foundation

/// A file that an intent or its answer holds.
@available(iOS 13.0, *)
open class INFile: PlainObject, @unchecked Sendable {
  /// The name of the file.
  open var filename: String

  /// What kind of file it is, as a uniform type identifier: "public.jpeg".
  open package(set) var typeIdentifier: String?

  /// Where the file lies; `nil` when it was made of data.
  open package(set) var fileURL: URL?

  /// Whether the file may be removed when the request is over.
  @available(iOS 15.1, *)
  open var removedOnCompletion: Bool

  private let content: Data?

  /// Makes a file of data.
  public init(data: Data, filename: String, typeIdentifier: String?) {
    content = data
    self.filename = filename
    self.typeIdentifier = typeIdentifier
    removedOnCompletion = false
    super.init(reader: .empty)
  }

  /// Makes a file of one that exists; its name is the last part of `fileURL` unless given.
  public init(fileURL: URL, filename: String?, typeIdentifier: String?) {
    content = nil
    self.fileURL = fileURL
    self.filename = filename ?? fileURL.lastPathComponent
    self.typeIdentifier = typeIdentifier
    removedOnCompletion = false
    super.init(reader: .empty)
  }

  /// What the file holds; nothing when it cannot be read.
  open var data: Data {
    content ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data()
  }

  public required init(reader: PlainReader) {
    content = reader.optional("data")
    fileURL = reader.optional("fileURL")
    filename = reader.required("filename", placeholder: "")
    typeIdentifier = reader.optional("typeIdentifier")
    removedOnCompletion = reader.value("removedOnCompletion", default: false)
    super.init(reader: reader)
  }

  package override func write(to writer: inout PlainWriter) {
    super.write(to: &writer)
    writer.write(content, as: "data")
    writer.write(fileURL, as: "fileURL")
    writer.write(filename, as: "filename")
    writer.write(typeIdentifier, as: "typeIdentifier")
    if removedOnCompletion { writer.write(true, as: "removedOnCompletion") }
  }
}
