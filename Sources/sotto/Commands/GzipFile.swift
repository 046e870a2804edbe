import Foundation

/// Reads what gzip packed, by gzip itself.
enum GzipFile {
  /// How much may come of a file: a few megabytes can be packed so that thousands of times as much does.
  static let mostBytes = 512 << 20

  /// What a file holds, unpacked where its name ends in `.gz`.
  static func contents(of url: URL) throws -> Data {
    try url.pathExtension == "gz" ? data(of: url) : Data(contentsOf: url)
  }

  /// - Parameter most: How many bytes it may hold.
  /// - Throws: `CatalogFileError` where it holds more, or cannot be unpacked.
  static func data(of url: URL, atMost most: Int = mostBytes) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gzip", "-dc", "--", url.path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    var data = Data()
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    while data.count <= most {
      let count = read(output.fileHandleForReading.fileDescriptor, &chunk, chunk.count)
      if count > 0 {
        data.append(chunk, count: count)
      } else if count == 0 || errno != EINTR {
        break
      }
    }
    // It waits for who reads, and may have inherited that the signal to end is held back.
    if data.count > most { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    guard data.count <= most else {
      throw CatalogFileError(
        description:
          "\(url.path) holds more than \(most >> 20) MB when it is unpacked. Unpack it yourself where "
          + "you trust it, and name the unpacked file.")
    }
    guard process.terminationStatus == 0 else {
      throw CatalogFileError(
        description: "gzip cannot unpack \(url.path); it is damaged or no gzip file.")
    }
    return data
  }
}
