import Foundation

/// Results in the XML that build servers read: one suite a file, one case a row.
package struct JUnitReport: CustomStringConvertible {
  package let description: String

  package init(_ results: [SentenceResult]) {
    let files = results.reduce(into: [String]()) { if !$0.contains($1.file) { $0.append($1.file) } }
    let suites = files.map { file in
      let rows = results.filter { $0.file == file }
      let failures = rows.count { !$0.hasPassed }
      return """
          <testsuite name=\(Self.attribute(file)) tests="\(rows.count)" failures="\(failures)" \
        time="\(Self.seconds(rows.reduce(0) { $0 + $1.milliseconds }))">
        \(rows.map(Self.testCase).joined(separator: "\n"))
          </testsuite>
        """
    }
    description = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites tests="\(results.count)" failures="\(results.count { !$0.hasPassed })">
      \(suites.joined(separator: "\n"))
      </testsuites>

      """
  }

  private static func testCase(_ row: SentenceResult) -> String {
    let attributes =
      "name=\(attribute("\(row.line): \(row.sentence.say)"))"
      + " classname=\(attribute(row.file)) time=\"\(seconds(row.milliseconds))\""
    guard !row.hasPassed else { return "    <testcase \(attributes)/>" }
    let reason = row.problem ?? row.differences.first?.description ?? ""
    return """
          <testcase \(attributes)>
            <failure message=\(attribute(reason))>\(text(row.failure))</failure>
          </testcase>
      """
  }

  private static func seconds(_ milliseconds: Double) -> String {
    String(format: "%.3f", milliseconds / 1000)
  }

  private static func attribute(_ value: String) -> String {
    "\"\(text(value).replacing("\"", with: "&quot;").replacing("\n", with: "&#10;"))\""
  }

  /// What XML has no place for, as most control characters, becomes a question mark.
  private static func text(_ value: String) -> String {
    let scalars = value.unicodeScalars.map { scalar in
      scalar.value < 32 && scalar != "\n" && scalar != "\t"
        || (0xfffe...0xffff).contains(scalar.value) ? "?" : scalar
    }
    return String(String.UnicodeScalarView(scalars)).replacing("&", with: "&amp;")
      .replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
