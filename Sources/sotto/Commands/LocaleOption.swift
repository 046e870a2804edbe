import ArgumentParser
import SottoLanguage

/// The language to expect, of those that there are.
struct LocaleOption: ParsableArguments {
  @Option(help: "The language to expect, as in ru or en-GB.")
  var locale: String?

  func validate() throws {
    guard let locale else { return }
    let codes = try Languages.installedCodes()
    guard Languages.code(serving: locale, among: codes) == nil else { return }
    throw ValidationError(
      "--locale is “\(locale)”; installed are \(codes.joined(separator: ", ")).")
  }
}
