import Foundation
import Intents
import SottoWire
import Testing

/// Every address, and each answer that the OpenAPI document gives it.
@Suite(.ownThread) struct HTTPTests {
  struct Row: Decodable, CustomTestStringConvertible {
    var line: String
    var body: PlainValue?
    var status: Int
    /// Parts of the answer's values, by their path.
    var says: [String: String]?
    /// Whether it has no end of its own.
    var stream: Bool?
    var testDescription: String { line }
  }

  @Test(.timeLimit(.minutes(5))) func `every answer is one that the document tells of`() throws {
    let home = try TestHome()
    let served = try ServedHome(home)
    try home.installListable()
    for app in ["Keeper", "Faulty"] { try home.installTestApp(app) }
    let document = try OpenAPIDocument(served.request("GET /openapi.json").body)
    var seen: [OpenAPIDocument.Operation: Set<String>] = [:]

    func check(_ answer: HTTPExchange, _ line: String, _ status: Int) {
      #expect(answer.status == status, "\(line): \(answer.text)")
      if status >= 400 { #expect(answer["detail"]?.string?.isEmpty == false, "\(line)") }
      guard let operation = document.operation(line) else { return }
      #expect(document.faults(of: answer, to: operation) == [], "\(line): \(answer.text)")
      let isNamed = document.answers(operation).contains("\(status)")
      seen[operation, default: []].insert(isNamed ? "\(status)" : "default")
    }

    for row in Cases.read("http", as: Row.self) {
      let body = row.body.map { String(decoding: JSON.data(of: $0), as: UTF8.self) }
      let answer = try served.request(
        row.line, body: body, until: row.stream == true ? ":\n\n" : nil)
      check(answer, row.line, row.status)
      for (path, part) in row.says ?? [:] {
        let value = answer[path].map(\.said) ?? "nothing"
        #expect(value.contains(part), "\(path) of \(row.line): \(answer.text)")
      }
    }
    try answerAsk(served) { check($0, $1, $2) }
    for operation in document.operations {
      let path = operation.path.replacing(/\{\w+\}/, with: "x")
      let line = "\(operation.method) \(path)"
      let body = document.takesBody(operation) ? "{}" : nil
      func send(_ headers: [String: String], body: String? = body) throws -> HTTPExchange {
        try served.request(line, body: body, headers: headers)
      }
      try check(send(["Cookie": ""]), line, 401)
      try check(send(["Host": "evil.example"]), line, 421)
      try check(send(["Origin": "https://evil.example"]), line, 403)
      try check(send(["Sec-Fetch-Site": "cross-site"]), line, 403)
      let other = try served.request("TEASE \(path)")
      check(other, line, 405)
      #expect(other.headers["allow"]?.contains(operation.method) == true, "\(line)")
      guard document.takesBody(operation) else { continue }
      try check(send([:], body: "[]"), line, 400)
      try check(send([:], body: "{"), line, 400)
      try check(send([:], body: String(repeating: " ", count: 70_000)), line, 413)
      try check(send(["Content-Type": "text/plain"]), line, 415)
      try check(send(["Content-Type": ""]), line, 415)
    }
    for operation in document.operations {
      let missing = Set(document.answers(operation)).subtracting(seen[operation] ?? [])
      #expect(missing.isEmpty, "\(operation) was never answered with \(missing)")
    }
  }

  /// An app would like to know something, and is told.
  private func answerAsk(
    _ served: ServedHome, _ check: (HTTPExchange, String, Int) -> Void
  ) throws {
    let stream = try HTTPWire.events("/v1/events", of: served)
    check(HTTPExchange(stream.begun), "GET /v1/events", 200)
    let line = "POST /v1/conversations/ask/turns"
    check(try served.say("play kaput mail rice in keeper", in: "ask"), line, 200)
    var told = ""
    // Who has been answered is free to be asked.
    try wait(every: 0) {
      check(try served.say("thanks", in: "ask"), line, 200)
      told += String(decoding: stream.receive(until: "event: ask\n", within: 0.5), as: UTF8.self)
      return told.contains("event: ask\n")
    }
    told += String(decoding: stream.receive(until: "\n\n"), as: UTF8.self)
    let asked = try #require(told.firstMatch(of: /"identifier":"([^"]+)","text":"([^"]+)"/))
    #expect(asked.2.hasPrefix("Keeper would like to send requests"), "\(told)")
    let answer = "POST /v1/asks/\(asked.1)"
    check(try served.request(answer, body: #"{"words": "yes"}"#), answer, 204)
    check(try served.request(answer, body: #"{"words": "yes"}"#), answer, 404)
    try wait { try served.request("GET /v1/apps/Keeper")["requests"] == true }
    #expect(try served.request("GET /v1/apps/Keeper")["requests"] == true)
  }
}

extension PlainValue {
  /// As a table writes it.
  fileprivate var said: String {
    string ?? bool.map { "\($0)" } ?? String(decoding: JSON.data(of: self), as: UTF8.self)
  }
}
