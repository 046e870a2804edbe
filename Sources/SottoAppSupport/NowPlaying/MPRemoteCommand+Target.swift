extension MPRemoteCommand {
  /// Not offered: there are no selectors outside Objective-C.
  @available(*, unavailable, message: "There are no selectors on Linux; use addTarget(handler:).")
  public func addTarget(_ target: Any, action: Any) {}

  /// Not offered: there are no selectors outside Objective-C.
  @available(
    *, unavailable,
    message: "There are no selectors on Linux; use addTarget(handler:) and removeTarget(_:)."
  )
  public func removeTarget(_ target: Any, action: Any?) {}
}
