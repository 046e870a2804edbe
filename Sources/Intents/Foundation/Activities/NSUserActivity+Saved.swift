// What is saved of an activity is that the assistant may suggest it. Nobody can be told of an error: as on
// a phone, the handler is called when it is done or has failed.
extension NSUserActivity {
  /// Deletes the saved activities with these identifiers; `handler` is called when it is done.
  public class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
    completionHandler handler: @escaping @Sendable () -> Void
  ) {
    Task {
      await deleteSavedUserActivities(withPersistentIdentifiers: persistentIdentifiers)
      handler()
    }
  }

  /// Deletes the saved activities with these identifiers.
  public class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier]
  ) async {
    try? await IntentsSystemConnection.current.deleteActivities(persistentIdentifiers)
  }

  /// Deletes all saved activities of this app; `handler` is called when it is done.
  public class func deleteAllSavedUserActivities(
    completionHandler handler: @escaping @Sendable () -> Void
  ) {
    Task {
      await deleteAllSavedUserActivities()
      handler()
    }
  }

  /// Deletes all saved activities of this app.
  public class func deleteAllSavedUserActivities() async {
    try? await IntentsSystemConnection.current.deleteActivities(nil)
  }
}
