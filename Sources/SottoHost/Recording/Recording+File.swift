import Foundation

extension Recording {
  /// Reads a document's file, within its bounds.
  ///
  /// - Parameter file: Its path, which errors name.
  /// - Throws: `RecordingError` where it cannot be read, is no file, or is too long; and for the first line that is
  ///   not as it should be.
  package init(contentsOf file: String) throws(RecordingError) {
    func error(_ problem: String) -> RecordingError {
      RecordingError(file: file, line: 1, problem: problem)
    }
    // A FIFO, or a device, would keep the reader waiting, or has no end.
    let descriptor = open(file, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw error("There is no such file that can be read.") }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
      throw error("This is not a file that holds a text.")
    }
    // It may grow while it is read.
    guard let data = try? handle.read(upToCount: Self.mostBytes + 1) ?? Data() else {
      throw error("The file cannot be read.")
    }
    guard data.count <= Self.mostBytes else {
      throw error(
        "The file is longer than the \(Self.mostBytes >> 20) MB that a saved conversation can have. "
          + "Save the conversation anew.")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw error("The file is no text in UTF-8.")
    }
    try self.init(text, file: file)
  }
}
