import Foundation
import SottoNetwork

/// Who may ask, and from where.
///
/// A browser sends what it is told to by any page: so neither the address it has reached, nor the
/// cookie alone, says that the person wants something.
struct Access: Sendable {
  /// Where a request has come in.
  struct Way: Sendable {
    /// The addresses of this end and of the client's, as text.
    var local: String
    var peer: String
    /// Whether a program of the person's own has sent it. It is asked of what comes from this machine.
    var isOfPerson: @Sendable () -> Bool

    /// Whether it has not left this machine. A proxy's requests look so, too.
    var isLoopback: Bool { ServerAddress.isLoopback(local) && ServerAddress.isLoopback(peer) }
  }

  /// By what somebody got in.
  enum Credential: Sendable, Equatable {
    /// The address with the key. It goes with what the browser has for that.
    case session(String)
    /// A token, by its hash: one of the same name that is made later is another.
    case token(hash: String)
  }

  /// Stands in the address that the person opens, on this machine only.
  let key: PageKey
  let tokens: TokenFile
  let port: UInt16
  /// Further origins by which it is reached, as behind a proxy: `https://sotto.home`.
  let origins: [String]

  /// Browsers give a cookie to all ports of a host: each server's has a name of its own.
  var cookie: String { "sotto-\(port)" }

  /// Refuses what was not meant for this server: a name that somebody else has pointed here, a page of
  /// another origin.
  ///
  /// - Returns: The origin by which it was reached.
  func check(_ request: HTTPRequest, _ way: Way) throws(ProblemDetails) -> String {
    let host = (request.headers["host"] ?? "").lowercased()
    guard let origin = ownOrigins(way).first(where: { Self.authority(of: $0) == host }) else {
      throw ProblemDetails(
        .misdirectedRequest,
        "“\(host)” is no name of this server. Use the address that was printed at its start, or name it by --http-origin.",
        at: "header Host")
    }
    if let sender = request.headers["origin"], sender.lowercased() != origin {
      throw ProblemDetails(
        .forbidden, "A page of \(sender) may not use this server.", at: "header Origin")
    }
    if let site = request.headers["sec-fetch-site"], site != "same-origin", site != "none",
      !(request.method == "GET" && request.headers["sec-fetch-mode"] == "navigate")
    {
      throw ProblemDetails(
        .forbidden, "Another page may not use this server.", at: "header Sec-Fetch-Site")
    }
    return origin
  }

  /// By what a request gets in.
  ///
  /// - Throws: `ProblemDetails` when by nothing.
  func credential(of request: HTTPRequest, _ way: Way) throws(ProblemDetails) -> Credential {
    if let header = request.headers["authorization"] {
      let parts = header.split(separator: " ", maxSplits: 1)
      if parts.count == 2, parts[0].lowercased() == "bearer",
        let token = tokens.known(parts[1].trimmingCharacters(in: .whitespaces))
      {
        return .token(hash: token.hash)
      }
      throw refusal("The token is none of this server's, or was revoked.", "header Authorization")
    }
    guard let cookie = request.cookie(cookie) else {
      throw refusal(
        "Open the address that “sotto serve --http” or the prompt has printed, or send a token of “sotto tokens add NAME” as “Authorization: Bearer …”.",
        nil)
    }
    if let session = key.session, Secret.areEqual(cookie, session),
      isOfThisMachine(request, way)
    {
      guard way.isOfPerson() else { throw notOfPerson("header Cookie") }
      return .session(session)
    }
    if let token = tokens.known(cookie) { return .token(hash: token.hash) }
    throw refusal(
      "The cookie is none of this server's. Open the address that “sotto serve --http” or the prompt has printed.",
      "header Cookie")
  }

  /// Whether it is still one.
  func isValid(_ credential: Credential) -> Bool {
    switch credential {
    case .session(let session): key.session == session
    case .token(let hash): (try? tokens.tokens().contains { $0.hash == hash }) ?? false
    }
  }

  /// The cookie for somebody who has opened the address with a key, or with a token in its place.
  ///
  /// - Throws: `ProblemDetails` when it is none.
  func cookie(
    for key: String, _ request: HTTPRequest, _ way: Way, at origin: String
  ) throws(ProblemDetails) -> String {
    let value: String
    if let session = self.key.session, self.key.isKey(key), isOfThisMachine(request, way) {
      guard way.isOfPerson() else { throw notOfPerson("query key") }
      value = session
    } else if tokens.known(key) != nil {
      value = key
    } else {
      throw refusal(
        "The key is none of this server's. “sotto tokens key” prints the one that is.", "query key")
    }
    let secure = origin.hasPrefix("https:") ? "; Secure" : ""
    return
      "\(cookie)=\(value); Max-Age=\(Self.longestAge); Path=/; HttpOnly; SameSite=Strict\(secure)"
  }

  /// How many seconds browsers keep a cookie at most: 400 days.
  private static let longestAge = 400 * 86_400

  /// A program of somebody else on this machine has got hold of what is this person's, as a server that had the
  /// port before.
  private func notOfPerson(_ place: String) -> ProblemDetails {
    refusal(
      "It is for programs of the user who runs Sotto, as the system tells whose they are. Others send a token of “sotto tokens add NAME”.",
      place)
  }

  /// A proxy on this machine has clients elsewhere: they have named it otherwise.
  private func isOfThisMachine(_ request: HTTPRequest, _ way: Way) -> Bool {
    let host = (request.headers["host"] ?? "").lowercased()
    return way.isLoopback && loopbackOrigins.contains { Self.authority(of: $0) == host }
  }

  private var loopbackOrigins: [String] {
    ["127.0.0.1", "localhost", "::1"].flatMap(originsOfHost)
  }

  private func ownOrigins(_ way: Way) -> [String] {
    origins + (way.isLoopback ? loopbackOrigins : []) + originsOfHost(way.local)
  }

  private func originsOfHost(_ host: String) -> [String] {
    let authority = ServerAddress.authority(host, port)
    return ["http://\(authority)"] + (port == 80 ? ["http://\(authority.dropLast(3))"] : [])
  }

  private static func authority(of origin: String) -> String {
    origin.split(separator: "/").last.map(String.init) ?? ""
  }

  private func refusal(_ detail: String, _ place: String?) -> ProblemDetails {
    ProblemDetails(.unauthorized, detail, at: place, headers: ["WWW-Authenticate": "Bearer"])
  }
}
