/// What an intent has whose handler goes on sending responses.
extension Intent {
  struct UpdateMethod {
    let summary: String
    let declaration: String
  }

  /// The methods with which the system starts and stops the updates; none for other intents.
  var updateMethods: [UpdateMethod] {
    guard updates != nil else { return [] }
    return [
      UpdateMethod(
        summary: "Sends `observer` each change from now on, until `stopSendingUpdates(for:)`.",
        declaration: "func startSendingUpdates(for intent: \(name), to observer: any \(observer))"),
      UpdateMethod(
        summary: "Ends what `startSendingUpdates(for:to:)` began.",
        declaration: "func stopSendingUpdates(for intent: \(name))"),
    ]
  }

  /// The same under the labels of iOS 10, which tell the names of today.
  var renamedUpdateMethods: [String] {
    guard updates != nil, let oldLabel else { return [] }
    let label = "for\(oldLabel.capitalizedFirst)"
    return [
      """
      @available(*, unavailable, renamed: "startSendingUpdates(for:to:)")
        public func startSendingUpdates(\(label) intent: \(name), to observer: any \(observer)) {}
      """,
      """
      @available(*, unavailable, renamed: "stopSendingUpdates(for:)")
        public func stopSendingUpdates(\(label) intent: \(name)) {}
      """,
    ]
  }

  func observerFile(in domain: Domain, label: String) -> SourceFile {
    let method = "func didUpdate(\(label) response: \(responseName))"
    return SourceFile(
      observer, in: domain, importsFoundation: true,
      """
      /// Whom a handler tells what becomes of an `\(name)`.
      public protocol \(observer): NSObjectProtocol {
        /// The response is now this one.
        \(method)
      }

      extension UpdateReceiver: \(observer) {
        package \(method) { receive(response) }
      }
      """)
  }
}
