import Foundation
import SottoWire

/// Where in its source an app's process crashed.
struct CrashPlace: Codable, Equatable, Sendable {
  /// What Swift says is wrong, where it says so in the symbols: “Index out of range”.
  let reason: String?
  /// The app's own calls, innermost first: “function (file:line)”.
  let calls: [String]

  private static let mostCalls = 8

  /// - Parameter functions: What the symbolizer knows of the calls, innermost first.
  init?(_ functions: [Symbolizer.Function]) {
    let failure = "Swift runtime failure: "
    reason = functions.first { $0.name.hasPrefix(failure) }
      .map { String($0.name.dropFirst(failure.count)).shown(atMost: ShownLength.name) }
    let own = functions.filter(\.isInSource).prefix { !$0.isOfSotto }
    calls = own.prefix(Self.mostCalls).map(\.description)
    if calls.isEmpty { return nil }
  }
}

extension Symbolizer.Function {
  /// What the compiler makes of its own accord is in no line.
  fileprivate var isInSource: Bool { line > 0 && file.hasPrefix("/") && !file.contains("<") }

  /// What the app is called by.
  fileprivate var isOfSotto: Bool {
    ["$s7Intents", "$s15SottoAppSupport", "$s11SottoSocket"].contains { name.hasPrefix($0) }
      // What it adds to a type of Foundation's.
      || name.contains("15SottoAppSupportE")
  }

  fileprivate var description: String {
    "\(readableName) (\(file):\(line))".shown(atMost: nil)
  }

  /// “Module.Type.method”: without types and the compiler's remarks on what part of it this is.
  private var readableName: String {
    let name = SwiftName.demangled(name) ?? name
    let whole = name.split(separator: #/ (?:in|for|of) /#).last ?? Substring(name)
    let member = whole.trimmingPrefix("static ")
    return String(member.prefix { $0 != "(" && $0 != "<" && $0 != " " })
  }
}
