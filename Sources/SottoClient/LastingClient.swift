/// A front end's connection that lasts: made when it is needed, and made again when it was lost.
package actor LastingClient {
  private let connect: @Sendable () async throws -> AssistantClient
  private var connecting: Task<AssistantClient, any Error>?

  /// - Parameter connect: Connects to the assistant, each time that there is no connection.
  package init(connect: @escaping @Sendable () async throws -> AssistantClient) {
    self.connect = connect
  }

  /// The connection; a new one where there is none.
  ///
  /// - Throws: What `connect` throws.
  package func client() async throws -> AssistantClient {
    if let former = connecting {
      if let client = try? await former.value, !client.isClosed { return client }
      // Who came earlier may have begun anew meanwhile.
      if let connecting, connecting != former { return try await connecting.value }
    }
    let task = Task { [connect] in try await connect() }
    connecting = task
    return try await task.value
  }

  /// Ends the connection.
  package func close() async {
    // Who is still to be reached is waited for no more.
    connecting?.cancel()
    let client = try? await connecting?.value
    connecting = nil
    client?.close()
  }
}
