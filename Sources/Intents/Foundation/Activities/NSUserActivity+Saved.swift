// The system here saves no activities beyond the donations that the assistant keeps, so there is
// nothing to delete and the answer comes at once.
extension NSUserActivity {
  /// Deletes the saved activities with these identifiers; `handler` is called when it is done.
  public class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
    completionHandler handler: @escaping @Sendable () -> Void
  ) {
    handler()
  }

  /// Deletes the saved activities with these identifiers.
  public class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier]
  ) async {}

  /// Deletes all saved activities of this app; `handler` is called when it is done.
  public class func deleteAllSavedUserActivities(
    completionHandler handler: @escaping @Sendable () -> Void
  ) {
    handler()
  }

  /// Deletes all saved activities of this app.
  public class func deleteAllSavedUserActivities() async {}
}
