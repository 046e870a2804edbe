extension CustomResponse {
  /// The codes that each response has, with the raw values Xcode gives them.
  private static let commonCodes = [
    "unspecified", "ready", "continueInApp", "inProgress", "success", "failure",
    "failureRequiringAppLaunch",
  ]

  func source(of intent: CustomIntentClass) -> String {
    let name = "\(intent.name)Response"
    let own = codes.filter { !Self.commonCodes.contains($0.name) }
    let cases =
      Self.commonCodes.enumerated().map { "case \($1) = \($0)" }
      + own.enumerated().map { "case \(SwiftSource.name($1.name)) = \(100 + $0)" }
    let makers = codes.map { maker(of: $0, in: name) }.filter { !$0.isEmpty }
    return """
      public enum \(name)Code: Int, Sendable {
      \(cases.joined(separator: "\n").indented())

        /// What it means to the runtime, which knows the codes that each response has.
        fileprivate var meaning: String {
      \(meaning(own).indented(4))
        }
      }

      public class \(name): INIntentResponse, @unchecked Sendable {
        public convenience init(code: \(name)Code, userActivity: NSUserActivity?) {
          self.init()
          self[custom: "code"] = code.meaning
          self[custom: "customCode"] = code.rawValue
          self.userActivity = userActivity
        }

        public var code: \(name)Code {
          (self[custom: "customCode"] as Int?).flatMap(\(name)Code.init) ?? .unspecified
        }\(makers.map { "\n\n" + $0.indented() }.joined())

      \(properties.source(besides: ["code", "customCode"]))
      }
      """
  }

  private func meaning(_ own: [Code]) -> String {
    guard !own.isEmpty else { return "\"\\(self)\"" }
    let lines = own.map { "case .\($0.name): \"\($0.isSuccess ? "success" : "failure")\"" }
    return "switch self {\n\(lines.joined(separator: "\n"))\ndefault: \"\\(self)\"\n}"
  }

  /// The way to make a response whose words name properties: one argument for each of them.
  private func maker(of code: Code, in name: String) -> String {
    let named = properties.filter { code.format.contains("${\($0.name)}") }
    guard !named.isEmpty else { return "" }
    let arguments = named.map {
      "\(SwiftSource.name($0.name)): \($0.isList ? "[\($0.elementType)]" : $0.type.swift)"
    }
    let settings = named.map {
      "response.\(SwiftSource.name($0.name)) = \(SwiftSource.name($0.name))"
    }
    return """
      public static func \(SwiftSource.name(code.name))(\(arguments.joined(separator: ", "))) -> \(name) {
        let response = \(name)(code: .\(code.name), userActivity: nil)
      \(settings.joined(separator: "\n").indented())
        return response
      }
      """
  }
}
