import Foundation
import Intents

/// Reads a binary property list: a table of objects, in which lists and dictionaries refer to others.
///
/// Any number of them may refer to the same one, also to one they lie in. So what they become is
/// counted while it is built.
struct BinaryPropertyList {
  private let file: [UInt8]
  private let offsets: Int
  private let offsetSize: Int
  private let referenceSize: Int
  private let count: Int
  private var expansion: Expansion

  private static let headerLength = 8
  private static let trailerLength = 32

  static func values(
    of file: [UInt8], within bounds: Bounds
  ) throws(ReadingError) -> PlainValue {
    var list = try BinaryPropertyList(file, bounds)
    return try list.value(list.number(at: file.count - 16, 8), depth: 0)
  }

  private init(_ file: [UInt8], _ bounds: Bounds) throws(ReadingError) {
    self.file = file
    expansion = Expansion(within: bounds)
    guard file.count >= Self.headerLength + Self.trailerLength else { throw Self.damaged }
    let trailer = file.count - Self.trailerLength
    (offsetSize, referenceSize) = (Int(file[trailer + 6]), Int(file[trailer + 7]))
    guard 1...8 ~= offsetSize, 1...8 ~= referenceSize else { throw Self.damaged }
    func field(_ offset: Int) -> UInt64 {
      file[offset..<offset + 8].reduce(0) { $0 << 8 | UInt64($1) }
    }
    let (count, table) = (field(trailer + 8), field(trailer + 24))
    guard table >= Self.headerLength, table <= trailer, count >= 1,
      count <= (UInt64(trailer) - table) / UInt64(offsetSize)
    else { throw Self.damaged }
    (self.count, offsets) = (Int(count), Int(table))
  }

  private static let damaged = ReadingError("is a damaged binary property list")

  private mutating func value(_ object: Int, depth: Int) throws(ReadingError) -> PlainValue {
    guard object < count else { throw Self.damaged }
    var at = try number(at: offsets + object * offsetSize, offsetSize)
    guard at >= Self.headerLength, at < offsets else { throw Self.damaged }
    let (kind, detail) = (file[at] >> 4, Int(file[at] & 15))
    at += 1
    switch (kind, detail) {
    case (0, 8), (0, 9):
      try expansion.add(depth: depth)
      return .bool(detail == 9)
    case (1, 0...4):
      try expansion.add(depth: depth)
      return .integer(try integer(at: at, 1 << detail))
    case (2, 2), (2, 3):
      try expansion.add(depth: depth)
      return try PropertyListTree.real(real(at: at, 1 << detail))
    case (3, 3):
      try expansion.add(depth: depth)
      return try PropertyListTree.date(real(at: at, 8))
    case (4, _), (5, _), (6, _), (7, _):
      let length = try length(detail, at: &at)
      return try content(kind, try bytes(at: at, kind == 6 ? 2 * length : length), depth: depth)
    case (10, _):
      return .list(try list(length(detail, at: &at), at: at, depth: depth))
    case (13, _):
      return .object(try members(length(detail, at: &at), at: at, depth: depth))
    case (8, _), (11, _), (12, _):
      throw ReadingError("is a set or an identifier of an archive, which no configuration has")
    default:
      throw ReadingError("is of a type that no configuration has")
    }
  }

  /// Data, or a text in one of three encodings.
  private mutating func content(
    _ kind: UInt8, _ bytes: ArraySlice<UInt8>, depth: Int
  ) throws(ReadingError) -> PlainValue {
    try expansion.add(bytes.count, depth: depth)
    let text: String?
    switch kind {
    case 4: return PropertyListTree.data(Data(bytes))
    case 6:
      let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map {
        UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
      }
      text = String(validating: units, as: UTF16.self)
    default: text = String(validating: bytes, as: UTF8.self)
    }
    guard let text else { throw ReadingError("is a text with half a character") }
    return .string(text)
  }

  private mutating func list(
    _ length: Int, at start: Int, depth: Int
  ) throws(ReadingError) -> [PlainValue] {
    try expansion.add(depth: depth)
    _ = try bytes(at: start, length * referenceSize)
    var list: [PlainValue] = []
    for index in 0..<length {
      let object = try reference(index, at: start)
      list.append(
        try ReadingError.inside("[\(index)]") { () throws(ReadingError) in
          try value(object, depth: depth + 1)
        })
    }
    return list
  }

  private mutating func members(
    _ length: Int, at start: Int, depth: Int
  ) throws(ReadingError) -> [String: PlainValue] {
    try expansion.add(depth: depth)
    _ = try bytes(at: start, 2 * length * referenceSize)
    var members: [String: PlainValue] = [:]
    for index in 0..<length {
      guard case .string(let key) = try value(reference(index, at: start), depth: depth + 1) else {
        throw ReadingError("has a key that is no text")
      }
      let object = try reference(length + index, at: start)
      let member = try ReadingError.inside(key) { () throws(ReadingError) in
        try value(object, depth: depth + 1)
      }
      guard members.updateValue(member, forKey: key) == nil else {
        throw ReadingError("has the key \(key.prefix(100)) twice")
      }
    }
    return members
  }

  // MARK: Bytes

  private func bytes(at start: Int, _ count: Int) throws(ReadingError) -> ArraySlice<UInt8> {
    guard count >= 0, start <= offsets, count <= offsets - start else { throw Self.damaged }
    return file[start..<start + count]
  }

  private func reference(_ index: Int, at start: Int) throws(ReadingError) -> Int {
    try number(at: start + index * referenceSize, referenceSize)
  }

  /// A number without a sign, the highest byte first; one that no file can have is as good as damage.
  private func number(at start: Int, _ count: Int) throws(ReadingError) -> Int {
    guard start >= 0, start <= file.count - count else { throw Self.damaged }
    let number = file[start..<start + count].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard number < 1 << 32 else { throw Self.damaged }
    return Int(number)
  }

  /// The number of bytes or values: in the object's first byte, or an integer after it.
  private func length(_ detail: Int, at start: inout Int) throws(ReadingError) -> Int {
    guard detail == 15 else { return detail }
    guard let marker = try bytes(at: start, 1).first, 0x10...0x13 ~= marker else {
      throw Self.damaged
    }
    let size = 1 << Int(marker & 15)
    let length = try number(at: start + 1, size)
    start += 1 + size
    return length
  }

  /// Shorter ones have no sign, longer ones do; the longest is a number of eight bytes without one.
  private func integer(at start: Int, _ count: Int) throws(ReadingError) -> Int {
    let bytes = try bytes(at: start, count)
    let number = bytes.suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    if count == 8 { return Int(Int64(bitPattern: number)) }
    guard bytes.dropLast(8).allSatisfy({ $0 == 0 }), let integer = Int(exactly: number) else {
      throw PropertyListTree.tooLarge
    }
    return integer
  }

  private func real(at start: Int, _ count: Int) throws(ReadingError) -> Double {
    let number = try bytes(at: start, count).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return count == 4
      ? Double(Float(bitPattern: UInt32(number))) : Double(bitPattern: number)
  }
}
