import Foundation

/// A screen that nobody sits at: Xvfb, whose picture lies in a file.
struct VirtualScreen {
  let display: String
  private let process = Process()
  private let folder: URL

  /// Starts one, and waits until programs can draw on it.
  ///
  /// Its number has three digits: on a screen below 10 mpv shares memory with the screen, which its
  /// confinement refuses, and without a graphics card it then draws nothing (Documentation/Reel.md).
  init() throws {
    display = ":\(100 + Int(getpid()) % 800)"
    folder = FileManager.default.temporaryDirectory.appending(path: "screen-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let number = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "Xvfb", display, "-displayfd", "1", "-screen", "0", "320x200x24", "-nolisten", "tcp",
      "-fbdir",
      folder.path,
    ]
    process.standardOutput = number
    process.standardError = FileHandle.nullDevice
    try process.run()
    // It tells its number when it is ready.
    _ = number.fileHandleForReading.availableData
  }

  func close() {
    // It keeps nothing that would have to be put away.
    kill(process.processIdentifier, SIGKILL)
    try? FileManager.default.removeItem(at: folder)
  }

  /// How many colours the screen shows now.
  var colours: Int {
    // XWD: a header whose length comes first, a table of colours, then four bytes a pixel.
    guard let data = try? Data(contentsOf: folder.appending(path: "Xvfb_screen0")), data.count > 100
    else { return 0 }
    func number(_ index: Int) -> Int {
      data[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    let start = number(0) + number(19) * 12
    guard start < data.count else { return 0 }
    let pixels = data[start...].prefix(number(12) * number(5))
    return Set(
      stride(from: pixels.startIndex, to: pixels.endIndex - 3, by: 4).map { index in
        pixels[index..<index + 3].reduce(0) { $0 << 8 | Int($1) }
      }
    ).count
  }
}
