import Foundation

/// Reads what gzip packed, by gzip itself.
enum GzipFile {
  /// What a file holds, unpacked where its name ends in `.gz`.
  static func contents(of url: URL) throws -> Data {
    try url.pathExtension == "gz" ? data(of: url) : Data(contentsOf: url)
  }

  static func data(of url: URL) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gzip", "-dc", url.path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    var data = Data()
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = read(output.fileHandleForReading.fileDescriptor, &chunk, chunk.count)
      if count > 0 {
        data.append(contentsOf: chunk[..<count])
      } else if count == 0 || errno != EINTR {
        break
      }
    }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw CatalogFileError(
        description: "gzip cannot unpack \(url.path); it is damaged or no gzip file.")
    }
    return data
  }
}
