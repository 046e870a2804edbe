import Foundation

/// A request for an app: what the person asked for, as parameters.
///
/// Each kind of request is a subclass. The runtime fills one from what was said, and the app's
/// extension resolves, confirms and handles it.
@available(iOS 10.0, *)
open class INIntent: PlainObject, INIntentSetImageKeyPath, @unchecked Sendable {
  /// Names this one request; `nil` for an intent that the app made itself.
  open package(set) var identifier: String?

  /// The phrase that the app would suggest to start this request.
  @available(iOS 12.0, *)
  open var suggestedInvocationPhrase: String?

  /// The moments in which the system may suggest the request as a shortcut.
  @available(iOS 14.0, *)
  open var shortcutAvailability: INShortcutAvailabilityOptions

  /// More about the donation of this intent, for the kinds that have it.
  @available(iOS 15.0, *)
  open var donationMetadata: INIntentDonationMetadata?

  /// Images shown beside a parameter, by its name.
  private var parameterImages: [String: INImage]

  public required init(reader: PlainReader) {
    identifier = reader.optional("identifier")
    suggestedInvocationPhrase = reader.optional("suggestedInvocationPhrase")
    shortcutAvailability = reader.value("shortcutAvailability", default: [])
    donationMetadata = reader.optional("donationMetadata")
    parameterImages = reader.value("parameterImages", default: [:])
    super.init(reader: reader)
  }

  /// Makes an intent with no parameters said.
  public convenience init() {
    self.init(reader: .empty)
  }

  package override func write(to writer: inout PlainWriter) {
    super.write(to: &writer)
    writer.write(identifier, as: "identifier")
    writer.write(suggestedInvocationPhrase, as: "suggestedInvocationPhrase")
    writer.write(shortcutAvailability, as: "shortcutAvailability")
    writer.write(donationMetadata, as: "donationMetadata")
    if !parameterImages.isEmpty { writer.write(parameterImages, as: "parameterImages") }
  }

  /// What the request is, in words: "Play Media" for `INPlayMediaIntent`.
  @available(iOS 11.0, *)
  open var intentDescription: String? {
    let name = "\(type(of: self))".drop(prefix: "IN").drop(suffix: "Intent")
    return String(name.replacing(/([a-z])([A-Z])/) { "\($0.output.1) \($0.output.2)" })
  }

  /// The image that stands for the whole request: that of the first parameter that has one.
  open func keyImage() -> INImage? {
    parameterImages.min { $0.key < $1.key }?.value
  }

  func setImage(_ image: INImage?, forParameter name: String) {
    parameterImages[name] = image
  }

  func image(forParameter name: String) -> INImage? {
    parameterImages[name]
  }
}

extension StringProtocol {
  fileprivate func drop(prefix: String) -> Substring {
    hasPrefix(prefix) ? Substring(dropFirst(prefix.count)) : Substring(self)
  }

  fileprivate func drop(suffix: String) -> Substring {
    hasSuffix(suffix) ? Substring(dropLast(suffix.count)) : Substring(self)
  }
}
