public import Foundation

extension NSString {
  /// The app's own text for `format`, with `args` in it.
  @available(iOS 12.0, *)
  public class func deferredLocalizedIntentsString(
    with format: String, _ args: any CVarArg...
  ) -> NSString {
    withVaList(args) { localized(format, nil, $0) }
  }

  /// The app's own text for `format` in the file `table`, with `args` in it.
  @available(iOS 12.0, *)
  public class func deferredLocalizedIntentsString(
    with format: String, table: String, _ args: any CVarArg...
  ) -> NSString {
    withVaList(args) { localized(format, table, $0) }
  }

  /// The app's own text for `format` in the file `table`, with `arguments` in it.
  @available(iOS 12.0, *)
  public class func deferredLocalizedIntentsString(
    with format: String, table: String, arguments: CVaListPointer
  ) -> NSString {
    localized(format, table, arguments)
  }

  // It need not be deferred: the process that makes the text speaks the person's language.
  private class func localized(
    _ format: String, _ table: String?, _ arguments: CVaListPointer
  ) -> NSString {
    NSString(
      format: Bundle.main.localizedString(forKey: format, value: nil, table: table),
      arguments: arguments)
  }
}
