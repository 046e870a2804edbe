public import Foundation

/// How an address is written.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
  /// On several lines, as on a letter.
  case mailingAddress = 0
}

/// Writes addresses for people: street, town with state and code, country, a line each.
open class CNPostalAddressFormatter: NSObject {
  /// How addresses are written.
  open var style = CNPostalAddressFormatterStyle.mailingAddress

  /// The address on several lines; parts that are not known are left out.
  open class func string(
    from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle
  ) -> String {
    let town = [postalAddress.city, postalAddress.state, postalAddress.postalCode]
    let lines = [
      postalAddress.street, postalAddress.subLocality,
      town.filter { !$0.isEmpty }.joined(separator: " "), postalAddress.country,
    ]
    return lines.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The address on several lines; parts that are not known are left out.
  open func string(from postalAddress: CNPostalAddress) -> String {
    Self.string(from: postalAddress, style: style)
  }
}
