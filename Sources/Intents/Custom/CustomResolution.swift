// What generated classes of results build on.

extension INIntentResolutionResult {
  /// The app cannot serve it for a reason of its own, named as in the intent definition.
  public class func unsupported(customReason name: String) -> Self {
    make(.unsupported(reason: name))
  }

  /// The parameter is the case of this raw value, of an enumeration of the app's own.
  public class func success(customCase rawValue: Int) -> Self {
    make(.success(.integer(rawValue)))
  }

  /// The person is to confirm the case of this raw value, of an enumeration of the app's own.
  public class func confirmationRequired(customCase rawValue: Int) -> Self {
    make(.confirmationRequired(.integer(rawValue)))
  }
}
