import Foundation
import SottoNetwork
import Testing

@testable import SottoServer

@Suite("Who may") struct AccessTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
  private let tokens: TokenFile
  private let key: PageKey
  private let access: Access

  private static let here = Access.Way(local: "127.0.0.1", peer: "127.0.0.1") { true }
  private static let others = Access.Way(local: "127.0.0.1", peer: "127.0.0.1") { false }
  private static let house = Access.Way(local: "192.168.1.2", peer: "192.168.1.9") { true }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    tokens = TokenFile(path: folder.appending(path: "tokens.json").path)
    key = PageKey(path: folder.appending(path: "key").path)
    access = Access(key: key, tokens: tokens, port: 8765, origins: ["https://sotto.home"])
  }

  private func request(_ headers: [String: String], _ method: String = "GET") -> HTTPRequest {
    var all = ["host": "127.0.0.1:8765"]
    for (name, value) in headers { all[name] = value }
    return HTTPRequest(method: method, path: ["v1"], query: [:], headers: all, keepsAlive: true)
  }

  private func refusal(_ headers: [String: String], _ way: Access.Way, _ method: String = "GET")
    -> Int?
  {
    do throws(ProblemDetails) {
      _ = try access.check(request(headers, method), way)
      return nil
    } catch { return error.status.rawValue }
  }

  @Test(
    arguments: [
      (["host": "127.0.0.1:8765"], nil), (["host": "localhost:8765"], nil),
      (["host": "LOCALHOST:8765"], nil), (["host": "[::1]:8765"], nil),
      (["host": "sotto.home"], nil), (["host": "127.0.0.1"], 421), (["host": "127.0.0.1:80"], 421),
      (["host": "evil.example"], 421), (["host": "evil.example:8765"], 421), (["host": ""], 421),
      (["host": "sotto.home.evil.example"], 421), (["host": "192.168.1.2:8765"], 421),
      (["origin": "http://127.0.0.1:8765"], nil), (["origin": "http://localhost:8765"], 403),
      (["origin": "http://127.0.0.1:8766"], 403), (["origin": "https://127.0.0.1:8765"], 403),
      (["origin": "https://evil.example"], 403), (["origin": "null"], 403),
      (["host": "sotto.home", "origin": "https://sotto.home"], nil),
      (["host": "sotto.home", "origin": "http://sotto.home"], 403),
      (["sec-fetch-site": "same-origin"], nil), (["sec-fetch-site": "none"], nil),
      (["sec-fetch-site": "same-site"], 403), (["sec-fetch-site": "cross-site"], 403),
      (["sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate"], nil),
    ] as [([String: String], Int?)])
  func aRequestIsMeantForThisServer(_ headers: [String: String], _ status: Int?) {
    #expect(refusal(headers, Self.here) == status)
  }

  @Test func anotherPageSendsNothingByAForm() {
    let headers = ["sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate"]
    #expect(refusal(headers, Self.here, "POST") == 403)
  }

  @Test func inTheHouseItIsReachedByItsAddress() {
    #expect(refusal(["host": "192.168.1.2:8765"], Self.house) == nil)
    #expect(refusal(["host": "127.0.0.1:8765"], Self.house) == 421)
  }

  private func credential(_ headers: [String: String], _ way: Access.Way = here)
    -> Access.Credential?
  {
    try? access.credential(of: request(headers), way)
  }

  private func cookie(for key: String, _ way: Access.Way = here) throws -> String {
    try access.cookie(for: key, request([:]), way, at: "http://127.0.0.1:8765")
  }

  @Test func theKeyGivesACookieThatLetsIn() throws {
    let text = try key.text()
    let cookie = try cookie(for: text)
    #expect(cookie.hasSuffix("; Max-Age=34560000; Path=/; HttpOnly; SameSite=Strict"))
    #expect(!cookie.contains(text), "the cookie is no key")
    let pair = String(cookie.prefix { $0 != ";" })
    let session = try #require(key.session)
    #expect(credential(["cookie": pair]) == .session(session))
    #expect(credential(["cookie": "a=b; \(pair); c=d"]) == .session(session))
    #expect(credential(["cookie": pair.replacing("8765", with: "8766")]) == nil)
    #expect(credential(["cookie": "sotto-8765=\(text)"]) == nil)
    #expect(credential(["cookie": "\(pair)x"]) == nil)
    #expect(credential([:]) == nil)
    #expect(credential(["cookie": pair], Self.house) == nil, "it is for this machine")
    #expect(
      credential(["cookie": pair, "host": "sotto.home"]) == nil, "a proxy has others' clients")
    #expect(credential(["authorization": "Bearer \(text)"]) == nil)
  }

  @Test func anotherUserWhoHasGotHoldOfThemStaysOut() throws {
    let pair = String(try cookie(for: key.text()).prefix { $0 != ";" })
    #expect(credential(["cookie": pair], Self.others) == nil)
    #expect(throws: ProblemDetails.self) { try cookie(for: key.text(), Self.others) }
    let token = try tokens.add("kitchen")
    #expect(
      credential(["authorization": "Bearer \(token)"], Self.others)
        == .token(hash: SHA256.hexadecimal(token)))
  }

  @Test func theyLetInAfterARestartAndUntilTheyAreRenewed() throws {
    let pair = String(try cookie(for: key.text()).prefix { $0 != ";" })
    let next = Access(
      key: PageKey(path: folder.appending(path: "key").path), tokens: tokens, port: 8765,
      origins: [])
    let session = try #require(key.session)
    #expect(try next.credential(of: request(["cookie": pair]), Self.here) == .session(session))
    try key.renew()
    #expect(!next.isValid(.session(session)))
    #expect(throws: ProblemDetails.self) {
      try next.credential(of: request(["cookie": pair]), Self.here)
    }
  }

  @Test(arguments: ["", "x", "sotto_x"])
  func aWrongKeyGivesNone(_ key: String) {
    #expect(throws: ProblemDetails.self) {
      try access.cookie(for: key, request([:]), Self.here, at: "http://127.0.0.1:8765")
    }
  }

  @Test func theKeyIsForThisMachineAlone() {
    for (host, way) in [("sotto.home", Self.here), ("192.168.1.2:8765", Self.house)] {
      #expect(throws: ProblemDetails.self) {
        try access.cookie(for: key.text(), request(["host": host]), way, at: "https://sotto.home")
      }
    }
  }

  @Test func aTokenLetsInFromAnywhereUntilItIsRevoked() throws {
    let token = try tokens.add("kitchen")
    let kitchen = Access.Credential.token(hash: SHA256.hexadecimal(token))
    for way in [Self.here, Self.house] {
      #expect(credential(["authorization": "Bearer \(token)"], way) == kitchen)
      #expect(credential(["authorization": "bearer  \(token)"], way) == kitchen)
      #expect(credential(["authorization": token], way) == nil)
      #expect(credential(["authorization": "Basic \(token)"], way) == nil)
      #expect(credential(["authorization": "Bearer \(token)x"], way) == nil)
    }
    let cookie = try access.cookie(
      for: token, request(["host": "sotto.home"]), Self.here, at: "https://sotto.home")
    #expect(cookie.hasSuffix("; Secure"))
    let pair = String(cookie.prefix { $0 != ";" })
    #expect(credential(["cookie": pair, "host": "sotto.home"]) == kitchen)
    #expect(access.isValid(kitchen))
    try tokens.revoke("kitchen")
    #expect(credential(["authorization": "Bearer \(token)"]) == nil)
    #expect(credential(["cookie": pair]) == nil)
    #expect(!access.isValid(kitchen))
    // Another of its name is another, as for a stream that is still open.
    let other = try tokens.add("kitchen")
    #expect(other != token && !access.isValid(kitchen))
    #expect(credential(["authorization": "Bearer \(token)"]) == nil)
  }
}

@Suite("The key of the page") struct PageKeyTests {
  private let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.appending(path: "http-key").path
  }

  @Test func isMadeOnceAndReadByNobodyElse() async throws {
    let keys = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<20 {
        group.addTask { [path] in try PageKey(path: path).text() }
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(keys.count == 1 && keys.first?.count == 43)
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o600)
  }

  @Test func isAnotherOnceItIsRenewed() throws {
    let (one, other) = (PageKey(path: path), PageKey(path: path))
    let text = try one.text()
    #expect(other.isKey(text) && other.session == one.session)
    try other.renew()
    #expect(!one.isKey(text) && one.session == other.session)
    #expect(try one.text() != text)
  }

  @Test(arguments: ["", "short", String(repeating: "x", count: 44)])
  func whatIsNoneLetsNobodyInAndIsReplaced(_ contents: String) throws {
    let isMade = FileManager.default.createFile(
      atPath: path, contents: Data(contents.utf8), attributes: [.posixPermissions: 0o600])
    try #require(isMade)
    let key = PageKey(path: path)
    #expect(key.session == nil && !key.isKey(contents))
    #expect(try key.text() != contents)
  }

  @Test func oneThatOthersMayHaveReadIsReplaced() throws {
    let key = PageKey(path: path)
    let text = try key.text()
    chmod(path, 0o644)
    #expect(key.session == nil && !key.isKey(text))
    #expect(try key.text() != text)
  }
}

@Suite("The file of tokens") struct TokenFileTests {
  private let path: String
  private let file: TokenFile

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.appending(path: "tokens.json").path
    file = TokenFile(path: path)
  }

  @Test func holdsNoToken() throws {
    let token = try file.add("kitchen")
    let contents = try String(contentsOfFile: path, encoding: .utf8)
    #expect(!contents.contains(token) && !contents.contains(token.dropFirst(6)))
    #expect(contents.contains("kitchen"))
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o600)
    #expect(token.count == 49)
  }

  @Test func anotherProcessSeesWhatChanges() throws {
    let other = TokenFile(path: path)
    #expect(try other.tokens().isEmpty)
    let token = try file.add("b")
    _ = try file.add("a")
    #expect(try other.tokens().map(\.name) == ["a", "b"])
    #expect(other.known(token)?.name == "b")
    try other.revoke("b")
    #expect(file.known(token) == nil)
    #expect(try file.tokens().map(\.name) == ["a"])
  }

  @Test func manyAtOnceLoseNothing() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<20 {
        group.addTask { [path] in _ = try TokenFile(path: path).add("token \(number)") }
      }
      try await group.waitForAll()
    }
    #expect(try file.tokens().count == 20)
  }

  @Test func refusesWhatCannotBe() throws {
    _ = try file.add("a")
    #expect(throws: ServerError.self) { try file.add("a") }
    #expect(throws: ServerError.self) { try file.add("") }
    #expect(throws: ServerError.self) { try file.add(String(repeating: "x", count: 101)) }
    #expect(throws: ServerError.self) { try file.revoke("b") }
  }

  @Test(arguments: ["", "{}", "no JSON", "[{\"name\": \"a\"}]"])
  func letsNobodyInWhereItIsDamaged(_ contents: String) throws {
    try contents.write(toFile: path, atomically: true, encoding: .utf8)
    #expect(throws: ServerError.self) { try file.tokens() }
    #expect(throws: ServerError.self) { try file.add("a") }
    #expect(file.known("sotto_x") == nil)
  }
}
