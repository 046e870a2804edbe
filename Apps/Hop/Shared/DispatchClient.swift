import Foundation
import HopDispatchAPI

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The dispatch as its clients see it, for one rider.
package struct DispatchClient: Sendable {
  private let address: URL
  package let rider: String
  /// How many seconds an answer may take.
  let limit: Double
  private let session: URLSession

  /// One for the process: it keeps connections open and needs no thread a request.
  package static let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    // Others are to be asked while one waits for a change.
    configuration.httpMaximumConnectionsPerHost = 8
    return URLSession(configuration: configuration)
  }()

  /// - Parameter limit: How many seconds an answer may take: an extension has ten for all that a request
  ///   needs.
  package init(
    address: URL, rider: String, limit: Double = 3, session: URLSession = DispatchClient.session
  ) {
    self.address = address
    self.rider = rider
    self.limit = limit
    self.session = session
  }

  /// What came back: a success with its body, or nothing new.
  struct Reply {
    var status: Int
    var data: Data
    var tag: String?
  }

  /// One request, answered within some seconds.
  ///
  /// - Parameters:
  ///   - tag: That of the answer that is here already; then a status of 304 is a success, too.
  ///   - limit: In place of the usual one.
  func send(
    _ method: String, _ path: String, _ query: [String: String] = [:], body: Data? = nil,
    tag: String? = nil, within limit: Double? = nil
  ) async throws(DispatchFailure) -> Reply {
    let limit = limit ?? self.limit
    var request = URLRequest(
      url: address.appending(path: path).appending(
        queryItems: query.sorted { $0.key < $1.key }.map {
          URLQueryItem(name: $0.key, value: $0.value)
        }
      ), timeoutInterval: limit + 1)
    request.httpMethod = method
    request.httpBody = body
    if body != nil { request.setValue("application/json", forHTTPHeaderField: "Content-Type") }
    if let tag { request.setValue(tag, forHTTPHeaderField: "If-None-Match") }
    let reply = try await reply(to: request, within: limit)
    if (200..<300).contains(reply.status) || reply.status == 304 && tag != nil { return reply }
    guard let refusal = try? DispatchJSON.value(Refusal.self, of: reply.data) else {
      throw .unanswered("Its status is \(reply.status), and its body tells no reason.")
    }
    throw .refused(refusal)
  }

  private func reply(
    to request: URLRequest, within limit: Double
  ) async throws(DispatchFailure) -> Reply {
    do {
      let (data, response) = try await Deadline.run(seconds: limit) { [session] in
        try await session.data(for: request)
      }
      guard let response = response as? HTTPURLResponse, data.count <= Self.largestBody else {
        throw DispatchFailure.unanswered("What came is no HTTP, or longer than any answer of its.")
      }
      return Reply(
        status: response.statusCode, data: data,
        tag: response.value(forHTTPHeaderField: "ETag").map { String($0.prefix(100)) })
    } catch let failure as DispatchFailure {
      throw failure
    } catch let error as URLError where Self.unheard.contains(error.code) {
      throw .absent("\(address.absoluteString): \(error.localizedDescription).")
    } catch {
      throw .unanswered("\(address.absoluteString): \(error.localizedDescription).")
    }
  }

  /// Errors after which no request can have arrived.
  private static let unheard: [URLError.Code] = [
    .cannotConnectToHost, .cannotFindHost, .badURL, .unsupportedURL, .notConnectedToInternet,
    .dnsLookupFailed,
  ]
  private static let largestBody = 1 << 20
}
