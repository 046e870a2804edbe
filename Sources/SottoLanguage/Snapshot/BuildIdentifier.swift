import Foundation

/// Tells this build of the program from any other, by what the linker has left in it (`--build-id`).
///
/// What one build has compiled another may read otherwise, or make differently of the same text. This
/// module is a part of the program, not a library that could change behind it.
enum BuildIdentifier {
  /// `nil` where the linker has left nothing, or the system has no such programs.
  static let current: [UInt8]? = {
    let program = URL(fileURLWithPath: "/proc/self/exe")
    guard let data = try? Data(contentsOf: program, options: .alwaysMapped) else { return nil }
    return data.withUnsafeBytes(identifier(of:))
  }()

  /// Looks through the notes of an ELF file of 64 bits: what lies where the program headers say.
  static func identifier(of program: UnsafeRawBufferPointer) -> [UInt8]? {
    func number<Number: FixedWidthInteger & BitwiseCopyable>(
      _ type: Number.Type, at place: Int
    ) -> Int? {
      guard place >= 0, place <= program.count - MemoryLayout<Number>.size else { return nil }
      return Int(exactly: program.loadUnaligned(fromByteOffset: place, as: Number.self))
    }
    guard program.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2]),
      let headers = number(UInt64.self, at: 32),
      let size = number(UInt16.self, at: 54), let count = number(UInt16.self, at: 56)
    else { return nil }
    for index in 0..<count {
      let (place, isOutside) = headers.addingReportingOverflow(index * size)
      guard !isOutside, number(UInt32.self, at: place) == noteSegment,
        let start = number(UInt64.self, at: place + 8),
        let length = number(UInt64.self, at: place + 32),
        start <= program.count, length <= program.count - start
      else { continue }
      let notes = UnsafeRawBufferPointer(rebasing: program[start..<start + length])
      if let found = identifier(in: notes) { return found }
    }
    return nil
  }

  private static let noteSegment = 4
  private static let buildNote: UInt32 = 3

  /// Notes are a name's length, a content's, and a kind; then name and content, in whole words.
  private static func identifier(in notes: UnsafeRawBufferPointer) -> [UInt8]? {
    var place = 0
    while place + 12 <= notes.count {
      let words = (0..<3).map {
        notes.loadUnaligned(fromByteOffset: place + $0 * 4, as: UInt32.self)
      }
      let name = place + 12
      let content = name + (Int(words[0]) + 3) & ~3
      let end = content + Int(words[1])
      guard end <= notes.count else { return nil }
      let isGNU = notes[name..<content].elementsEqual("GNU\0".utf8)
      if isGNU, words[2] == buildNote, end > content { return Array(notes[content..<end]) }
      place = content + (Int(words[1]) + 3) & ~3
    }
    return nil
  }
}
