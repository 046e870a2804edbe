import ArgumentParser
import SottoCheck

// What `sotto check` prints.

extension Check {
  func show(_ findings: [Finding]) {
    if sarif { return Output.json(SARIFLog(findings, toolVersion: Sotto.version)) }
    for finding in findings {
      if json {
        Output.json(finding)
      } else {
        Output.line(finding.text)
        Output.line("    \(finding.why) \(finding.remedy)", style: .hint)
      }
    }
  }

  /// A handler that was asked, as programs read it.
  private struct Handler: Encodable {
    var `extension`: String
    var intent: String
    var methods: [String]?
  }

  func showHandlers(_ surveys: [ExtensionSurvey]) {
    for survey in surveys {
      if survey.isCutShort {
        Output.error(
          "\(survey.part) answers slowly: not all of its handlers were asked everything.")
      }
      for found in survey.intents where found.handles {
        if json {
          Output.json(
            Handler(extension: survey.part, intent: found.intent, methods: found.methods))
        } else {
          Output.line("\(survey.part) handles \(found.intent)\(text(of: found.methods)).")
        }
      }
    }
  }

  private func text(of methods: [String]?) -> String {
    guard let methods else { return "" }
    return "; beside handle it has "
      + (methods.isEmpty ? "no method" : methods.joined(separator: ", "))
  }

  func summary(of findings: [Finding]) -> String {
    let counts = [Severity.error, .warning, .note].compactMap { severity -> String? in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    return counts.isEmpty ? "Nothing is wrong." : counts.joined(separator: ", ") + "."
  }

  func listRules() {
    for rule in Rule.all {
      if json {
        Output.json(rule)
      } else {
        Output.line("\(rule.identifier)  (\(rule.severity.rawValue))")
        Output.line("    \(rule.summary) \(rule.why) \(rule.remedy)", style: .hint)
      }
    }
  }
}
