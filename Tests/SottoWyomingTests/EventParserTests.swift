import CaseFiles
import Foundation
import Intents
import Mutation
import Testing

@testable import SottoWyoming

@Suite("Wyoming's events") struct EventParserTests {
  struct Row: Decodable, Sendable {
    struct Expected: Decodable, Equatable {
      var type: String
      var text: String?
      var payload: Int?
    }

    var bytes: String
    var events: [Expected]
    var error: String?
    /// Whether more is to come.
    var rest: Bool?
  }

  @Test(arguments: cases("frames", of: Row.self), [1, 7, 1 << 20])
  func areCutOutOfBytes(_ row: Row, chunk: Int) {
    var parser = EventParser()
    var found: [Row.Expected] = []
    var bytes = Array(row.bytes.utf8)[...]
    do throws(FrameError) {
      while !bytes.isEmpty {
        parser.append(bytes.prefix(chunk))
        bytes = bytes.dropFirst(chunk)
        while let event = try parser.next() {
          found.append(
            .init(
              type: event.type, text: event.data["text"]?.string,
              payload: event.payload.isEmpty ? nil : event.payload.count))
        }
      }
      #expect(row.error == nil)
    } catch {
      #expect(row.error.map(error.description.contains) == true, "\(error)")
    }
    #expect(found == row.events)
    if row.error == nil { #expect(parser.isInEvent == (row.rest ?? false)) }
  }

  @Test func haveBounds() {
    var limits = EventParser.Limits()
    (limits.header, limits.data, limits.payload) = (40, 10, 10)
    func error(_ text: String) -> String? {
      var parser = EventParser(limits: limits)
      parser.append(Data(text.utf8))
      do throws(FrameError) { while try parser.next() != nil {} } catch { return "\(error)" }
      return nil
    }
    let endless = String(repeating: "{", count: 41)
    #expect(error(endless)?.contains("more than 40 bytes") == true)
    #expect(error(String(endless.dropLast())) == nil, "its end may come")
    #expect(error("{\"type\":\"a\",\"data_length\":11}\n")?.contains("10 bytes are taken") == true)
    #expect(error("{\"type\":\"a\",\"payload_length\":10}\n") == nil)
  }

  @Test(arguments: [
    WyomingEvent("describe"), WyomingEvent("pong", ["text": "Привет\n"]),
    WyomingEvent("audio-chunk", ["rate": 16000], payload: Data([0, 10, 255])),
    WyomingEvent("played", payload: Data(repeating: 7, count: 70_000)),
  ])
  func areReadAsTheyAreWritten(_ event: WyomingEvent) throws {
    var parser = EventParser()
    parser.append(event.encoded)
    #expect(try parser.next() == event)
    #expect(try parser.next() == nil && !parser.isInEvent)
  }

  /// Whatever comes is an event, an error, or the beginning of something.
  @Test func nothingHarms() {
    var mutator = Mutator(
      of: cases("frames", of: Row.self).map { Array($0.bytes.utf8) },
      words: ["\"data_length\":", "\"payload_length\":", "\n", "{}"], longest: 4096, seed: 1)
    for _ in 0..<5000 {
      var parser = EventParser()
      parser.append(mutator.next())
      while (try? parser.next()) != nil {}
    }
  }
}
