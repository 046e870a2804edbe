import Foundation
import SottoNetwork
import Synchronization

/// The tokens of a home, in a file that only its person reads.
package final class TokenFile: Sendable {
  private let file: PrivateFile
  private let known = Mutex(Known())

  /// What was read last, and of which state of the file.
  private struct Known {
    var stamp: PrivateFile.Stamp?
    var tokens: [AccessToken] = []
  }

  package init(path: String) { file = PrivateFile(path: path) }

  /// All tokens, by name.
  ///
  /// - Throws: `ServerError` where the file is there and cannot be read.
  package func tokens() throws(ServerError) -> [AccessToken] {
    guard let stamp = file.stamp else { return [] }
    if let tokens = known.withLock({ $0.stamp == stamp ? $0.tokens : nil }) { return tokens }
    let tokens: [AccessToken]
    do {
      tokens = try JSONDecoder().decode(
        [AccessToken].self, from: Data(contentsOf: URL(fileURLWithPath: file.path)))
    } catch {
      throw ServerError("\(file.path) is no file of tokens. Remove it, and make the tokens again.")
    }
    known.withLock { $0 = Known(stamp: stamp, tokens: tokens) }
    return tokens
  }

  /// Makes a token.
  ///
  /// - Returns: It. Nothing else knows it from then on.
  /// - Throws: `ServerError` where there is one of that name, or it cannot be kept.
  package func add(_ name: String) throws(ServerError) -> String {
    guard !name.isEmpty, name.count <= 100 else {
      throw ServerError("A token's name has 1 to 100 characters: what it is for.")
    }
    let token = "sotto_\(Secret.make())"
    try change { tokens throws(ServerError) in
      guard !tokens.contains(where: { $0.name == name }) else {
        throw ServerError("There is a token “\(name)” already. Choose another name, or revoke it.")
      }
      tokens.append(
        AccessToken(
          name: name, hash: SHA256.hexadecimal(token), made: Date.now.timeIntervalSince1970))
      tokens.sort { $0.name < $1.name }
    }
    return token
  }

  /// From now on nobody gets in with it.
  ///
  /// - Throws: `ServerError` where there is none of that name, or that cannot be kept.
  package func revoke(_ name: String) throws(ServerError) {
    try change { tokens throws(ServerError) in
      let names = tokens.map { "“\($0.name)”" }.joined(separator: ", ")
      guard let place = tokens.firstIndex(where: { $0.name == name }) else {
        throw ServerError(
          "There is no token “\(name)”. \(names.isEmpty ? "There is none." : "There are \(names).")"
        )
      }
      tokens.remove(at: place)
    }
  }

  /// What is kept of a token, where it is one.
  func known(_ token: String) -> AccessToken? {
    // A file that cannot be read lets nobody in.
    guard let tokens = try? tokens(), !tokens.isEmpty else { return nil }
    let hash = SHA256.hexadecimal(token)
    return tokens.first { Secret.areEqual($0.hash, hash) }
  }

  /// Two commands at once lose nothing of each other's.
  private func change(
    _ change: (inout [AccessToken]) throws(ServerError) -> Void
  ) throws(ServerError) {
    try file.change { () throws(ServerError) in
      var tokens = try tokens()
      try change(&tokens)
      do { return try JSONEncoder().encode(tokens) } catch {
        throw ServerError("\(file.path) cannot be written: \(error)")
      }
    }
  }
}
