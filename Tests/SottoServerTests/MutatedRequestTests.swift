import Foundation
import Mutation
import Testing

@testable import SottoServer

/// Requests that nobody would send in good faith are refused, and end nothing.
@Suite struct MutatedRequestTests {
  private static let heads = [
    "GET /v1/apps/Melody?limit=3&name=a%20b HTTP/1.1\r\nHost: 127.0.0.1:8765\r\nAccept: text/event-stream, */*",
    "POST /v1/conversations/a/turns HTTP/1.1\r\nHost: [::1]:8765\r\nContent-Length: 17\r\nContent-Type: application/json; charset=utf-8\r\nCookie: a=b; sotto-8765=xyz\r\nOrigin: http://127.0.0.1:8765\r\nExpect: 100-continue",
  ].map { Array($0.utf8) }

  private static let words = [
    "\r\n", "\n", "\r", "\0", ":", " ", "%", "%00", "%ff", "HTTP/1.1", "Host: b",
    "Content-Length: -1",
    "Transfer-Encoding: chunked", "\u{FEFF}", "/../", "//", "?", "&&", "==",
    String(repeating: "/", count: 300),
  ]

  @Test(arguments: 1...4) func areReadOrRefused(_ seed: UInt64) {
    var mutator = Mutator(of: Self.heads, words: Self.words, seed: seed)
    var read = 0
    for _ in 0..<3000 {
      let input = mutator.next()
      do throws(ProblemDetails) {
        let request = try HTTPRequest(head: input, limits: HTTPLimits())
        read += 1
        #expect(request.headers["host"] != nil)
        #expect(!request.path.contains { $0.contains("\0") || $0.isEmpty })
        #expect(request.headers.keys.allSatisfy { $0 == $0.lowercased() })
        _ = request.cookie("sotto-8765")
        _ = request.accepts("text/event-stream")
        #expect(try request.bodyLength(atMost: 100) <= 100)
      } catch {
        #expect(error.status.rawValue >= 400 && !error.detail.isEmpty)
      }
    }
    #expect(read > 0, "some are as they should be")
  }

  @Test(arguments: 1...2) func andSoAreBodies(_ seed: UInt64) {
    let body = Array(#"{"text": "hello", "now": 12.5, "locked": true, "apps": ["a"]}"#.utf8)
    let words = ["{", "}", "[", "null", "1e999", "\"\\ud800\"", "\u{FEFF}", "\0"]
    var mutator = Mutator(of: [body], words: words, seed: seed)
    for _ in 0..<3000 {
      do throws(ProblemDetails) {
        let members = try BodyMembers(Data(mutator.next()))
        try members.check(only: ["text", "now", "locked", "apps"])
        #expect(try members.neededText("text", atMost: 100).unicodeScalars.count <= 100)
        #expect(try members.number("now")?.isFinite != false)
      } catch {
        #expect(error.status == .badRequest && error.place?.hasPrefix("body") == true)
      }
    }
  }
}
