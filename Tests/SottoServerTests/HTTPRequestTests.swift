import CaseFiles
import Foundation
import Testing

@testable import SottoServer

@Suite("A request's head") struct HTTPRequestTests {
  struct Row: Decodable, Sendable {
    var head: String
    var path: [String]?
    var query: [String: String]?
    var status: Int?
    var `where`: String?
  }

  @Test(arguments: cases("heads", of: Row.self))
  func isReadOrRefused(_ row: Row) throws {
    do throws(ProblemDetails) {
      let request = try HTTPRequest(head: Array(row.head.utf8), limits: HTTPLimits())
      #expect(row.status == nil, "it was read")
      #expect(request.path == row.path)
      #expect(request.query == row.query)
      #expect(request.headers["host"] == "a")
    } catch {
      #expect(error.status.rawValue == row.status, "\(error)")
      #expect(error.place == row.where)
    }
  }

  @Test func isNoTextInAnotherEncoding() {
    let head = Array("GET / HTTP/1.1\r\nHost: a\r\nX: ".utf8) + [0xFF]
    let problem = #expect(throws: ProblemDetails.self) {
      try HTTPRequest(head: head, limits: HTTPLimits())
    }
    #expect(problem?.status == .badRequest)
  }

  @Test func hasBounds() throws {
    var limits = HTTPLimits()
    (limits.headers, limits.target) = (3, 10)
    func status(_ head: String) -> HTTPStatus? {
      do throws(ProblemDetails) {
        _ = try HTTPRequest(head: Array(head.utf8), limits: limits)
        return nil
      } catch { return error.status }
    }
    #expect(status("GET /123456789 HTTP/1.1\r\nHost: a\r\nA: 1\r\nB: 2") == nil)
    #expect(
      status("GET /123456789 HTTP/1.1\r\nHost: a\r\nA: 1\r\nB: 2\r\nC: 3") == .headerFieldsTooLarge)
    #expect(status("GET /1234567890 HTTP/1.1\r\nHost: a") == .uriTooLong)
  }

  @Test(
    arguments: [
      ([:], 0, nil), (["content-length": "0"], 0, nil), (["content-length": "10"], 10, nil),
      (["content-length": "11"], 0, .contentTooLarge),
      (["content-length": "99999999999999999999"], 0, .contentTooLarge),
      (["content-length": "+1"], 0, .badRequest), (["content-length": ""], 0, .badRequest),
      (["content-length": "1, 1"], 0, .badRequest), (["content-length": "٣"], 0, .badRequest),
      (["transfer-encoding": "chunked"], 0, .lengthRequired),
      (["transfer-encoding": "chunked", "content-length": "1"], 0, .lengthRequired),
    ] as [([String: String], Int, HTTPStatus?)])
  func saysHowLongItsBodyIs(_ headers: [String: String], _ length: Int, _ refusal: HTTPStatus?) {
    let request = HTTPRequest(
      method: "POST", path: [], query: [:], headers: headers, keepsAlive: true)
    do throws(ProblemDetails) {
      #expect(try request.bodyLength(atMost: 10) == length)
      #expect(refusal == nil)
    } catch {
      #expect(error.status == refusal)
    }
  }

  @Test(arguments: [
    ("GET / HTTP/1.1\r\nHost: a", true), ("GET / HTTP/1.0\r\nHost: a", false),
    ("GET / HTTP/1.1\r\nHost: a\r\nConnection: Close", false),
  ])
  func saysWhetherAnotherFollows(_ head: String, _ follows: Bool) throws {
    #expect(try HTTPRequest(head: Array(head.utf8), limits: HTTPLimits()).keepsAlive == follows)
  }
}

@Suite("The members of a body") struct BodyMembersTests {
  struct Row: Decodable, Sendable {
    var body: String
    var `where`: String?
  }

  @Test(arguments: cases("bodies", of: Row.self))
  func areCheckedByNameAndKind(_ row: Row) {
    do throws(ProblemDetails) {
      let body = try BodyMembers(Data(row.body.utf8))
      try body.check(only: ["text", "now", "locked", "apps", "profile"])
      #expect(try body.neededText("text", atMost: 10) == "hello")
      _ = try body.number("now")
      _ = try body.flag("locked")
      _ = try body.texts("apps", atMost: 2)
      _ = try body.choice("profile", of: ["screen", "voice"])
      #expect(row.where == nil)
    } catch {
      #expect(error.place == row.where)
      #expect(error.status == .badRequest)
    }
  }
}
