/// The language of a person's session, as programs are told it.
package enum SessionLanguage {
  /// - Returns: A BCP-47 tag; `nil` where none is set.
  package static func tag(_ environment: [String: String]) -> String? {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
    guard let name = set.first(where: { !$0.isEmpty }) else { return nil }
    let locale = String(name.prefix { $0 != "." && $0 != "@" })
    guard locale != "C", locale != "POSIX" else { return nil }
    return locale.replacing("_", with: "-")
  }
}
