import Foundation
import Intents
import SottoWire

/// Cuts what comes from the other side into events.
///
/// Nothing is kept beyond the bounds of one event, whatever its header promises. Linear in the bytes.
package struct EventParser {
  /// Bytes that one event may have.
  package struct Limits: Sendable {
    package var header = 64 << 10
    package var data = 1 << 20
    package var payload = 1 << 20

    package init() {}
  }

  private struct Header {
    var event: WyomingEvent
    var dataLength: Int
    var payloadLength: Int
  }

  private let limits: Limits
  private var bytes = Data()
  /// How many of them are known to hold no end of a line.
  private var searched = 0
  private var header: Header?

  package init(limits: Limits = Limits()) { self.limits = limits }

  /// Whether an event has begun that has not ended.
  package var isInEvent: Bool { header != nil || !bytes.isEmpty }

  package mutating func append(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

  /// The next event; `nil` until more comes.
  ///
  /// - Throws: `FrameError` where it is none, or too long.
  package mutating func next() throws(FrameError) -> WyomingEvent? {
    if header == nil { header = try readHeader() }
    guard var found = header, bytes.count >= found.dataLength + found.payloadLength else {
      return nil
    }
    if found.dataLength > 0 {
      // What the block says wins over the same name in the header.
      let block = try object(in: take(found.dataLength), "The data")
      found.event.data.merge(block) { $1 }
    }
    found.event.payload = take(found.payloadLength)
    header = nil
    return found.event
  }

  private mutating func readHeader() throws(FrameError) -> Header? {
    let end = bytes.dropFirst(searched).firstIndex(of: UInt8(ascii: "\n"))
    guard bytes.distance(from: bytes.startIndex, to: end ?? bytes.endIndex) <= limits.header else {
      throw FrameError(
        "The first line of an event has more than \(limits.header) bytes. Put what it says into its data."
      )
    }
    guard let end else {
      searched = bytes.count
      return nil
    }
    let line = take(end - bytes.startIndex)
    _ = take(1)
    searched = 0
    let members = try object(in: line, "The first line of an event")
    guard let type = members["type"]?.string else {
      throw FrameError("An event has no type. Begin it as in {\"type\": \"describe\"}.")
    }
    return Header(
      event: WyomingEvent(type, members["data"]?.object ?? [:]),
      dataLength: try length("data_length", of: type, in: members, atMost: limits.data),
      payloadLength: try length("payload_length", of: type, in: members, atMost: limits.payload))
  }

  private func object(
    in text: Data, _ what: String
  ) throws(FrameError) -> [String: PlainValue] {
    do throws(JSON.SyntaxError) {
      if let members = try JSON.value(from: text).object { return members }
    } catch {
      throw FrameError("\(what) is no JSON: \(error).")
    }
    throw FrameError("\(what) is no object of JSON, as {\"type\": \"describe\"} is.")
  }

  private func length(
    _ name: String, of type: String, in members: [String: PlainValue], atMost limit: Int
  ) throws(FrameError) -> Int {
    guard let value = members[name], value != .null else { return 0 }
    guard let length = value.integer, length >= 0 else {
      throw FrameError("The \(name) of “\(type)” is no number of bytes.")
    }
    guard length <= limit else {
      throw FrameError("The \(name) of “\(type)” is \(length); \(limit) bytes are taken at most.")
    }
    return length
  }

  private mutating func take(_ count: Int) -> Data {
    let taken = Data(bytes.prefix(count))
    bytes = Data(bytes.dropFirst(count))
    return taken
  }
}
