import Foundation

/// Fills in the places of a message as `os_log` has them: `%@`, `%{public}s`, `%.2f`, `%ld`.
enum LogFormat {
  static func text(_ format: String, _ arguments: [Any]) -> String {
    var waiting = arguments[...]
    return format.replacing(place) { match in
      let (_, privacy, flags, conversion) = match.output
      if conversion == "%" { return "%" }
      guard let argument = waiting.popFirst() else { return String(match.output.0) }
      if let privacy, privacy.contains("private") || privacy.contains("sensitive") {
        return "<private>"
      }
      return value(argument, String(flags), String(conversion))
    }
  }

  // `%`, what may be in braces, flags with width and precision, and the conversion. A width of more
  // than three digits is none: Foundation ends the process over what does not fit into its memory.
  private static var place: Regex<(Substring, Substring?, Substring, Substring)> {
    /%(?:\{([^}]*)\})?([-+ #0]*[0-9]{0,3}(?:\.[0-9]{0,3})?)(?:hh|h|ll|l|q|z|t|j)?([@%a-zA-Z])/
  }

  private static func value(_ argument: Any, _ flags: String, _ conversion: String) -> String {
    switch conversion {
    case "d", "i", "u", "x", "X", "o", "c", "D", "U":
      guard let number = argument as? any BinaryInteger else { return "\(argument)" }
      let letter = conversion == "D" ? "d" : conversion == "U" ? "u" : conversion
      if letter == "c" { return String(format: "%\(flags)c", Int32(truncatingIfNeeded: number)) }
      return String(format: "%\(flags)ll\(letter)", Int64(truncatingIfNeeded: number))
    case "f", "F", "e", "E", "g", "G", "a":
      guard let number = argument as? any BinaryFloatingPoint else { return "\(argument)" }
      return String(format: "%\(flags)\(conversion)", Double(number))
    default:
      return "\(argument)"
    }
  }
}
