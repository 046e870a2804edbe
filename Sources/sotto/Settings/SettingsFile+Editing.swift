import Foundation

// How a setting is written into the file, and out of it: all else stays as it is.

extension SettingsFile {
  /// The file with a setting in it.
  ///
  /// - Parameter texts: One value, or those of a list.
  /// - Throws: `SettingsProblem` where the file is not written a line a setting.
  func setting(_ key: String, to texts: [String]) throws(SettingsProblem) -> SettingsFile {
    let isList = KnownSettings.all.first { $0.key == key }?.isList == true && texts.count > 1
    let values = texts.map(Self.written)
    let value = isList ? "[\(values.joined(separator: ", "))]" : values[0]
    var lines = text.components(separatedBy: "\n")
    if let range = range(of: key, in: lines) {
      let old = lines[range.lowerBound]
      let indent = old.prefix { $0 == " " }
      let comments = lines[range].dropFirst().filter(Self.isComment)
      lines.replaceSubrange(
        range, with: ["\(indent)\(key): \(value)\(Self.comment(after: old))"] + comments)
    } else {
      if lines.last?.isEmpty == true { lines.removeLast() }
      if lines.isEmpty { lines = ["# Settings of Sotto: “sotto config” tells what holds."] }
      let indent = entries.first.map { lines[$0.line - 1].prefix { $0 == " " } } ?? ""
      lines += ["\(indent)\(key): \(value)", ""]
    }
    var expected = entries.filter { $0.key != key }.map { [$0.key] + $0.texts }
    expected.append([key] + texts)
    return try changed(to: lines, expected)
  }

  /// The file without a setting.
  ///
  /// - Throws: `SettingsProblem` where the file is not written a line a setting.
  func unsetting(_ key: String) throws(SettingsProblem) -> SettingsFile {
    var lines = text.components(separatedBy: "\n")
    guard let range = range(of: key, in: lines) else { return self }
    lines.replaceSubrange(range, with: lines[range].dropFirst().filter(Self.isComment))
    return try changed(to: lines, entries.filter { $0.key != key }.map { [$0.key] + $0.texts })
  }

  /// Writes the file, whole or not at all; behind a link, the one that it leads to.
  ///
  /// - Throws: `SettingsProblem` where that cannot be done.
  func write() throws(SettingsProblem) {
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let new = "\(file).new"
    do {
      try FileManager.default.createDirectory(
        at: URL(fileURLWithPath: file).deletingLastPathComponent(),
        withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      let mode = try? FileManager.default.attributesOfItem(atPath: file)[.posixPermissions]
      try Data(text.utf8).write(to: URL(fileURLWithPath: new))
      try FileManager.default.setAttributes(
        [.posixPermissions: mode ?? 0o600], ofItemAtPath: new)
    } catch {
      unlink(new)
      throw SettingsProblem(path, "It cannot be written: \(error.localizedDescription)")
    }
    guard rename(new, file) == 0 else {
      let reason = String(cString: strerror(errno))
      unlink(new)
      throw SettingsProblem(path, "It cannot be written: \(reason).")
    }
  }

  /// The lines of a setting: from its name to the last of its value.
  private func range(of key: String, in lines: [String]) -> Range<Int>? {
    guard let first = entries.first(where: { $0.key == key })?.line else { return nil }
    let next = entries.map(\.line).filter { $0 > first }.min() ?? lines.count + 1
    let own = lines[(first - 1)..<(next - 1)]
    let last = own.lastIndex { !$0.allSatisfy(\.isWhitespace) && !Self.isComment($0) }
    return (first - 1)..<((last ?? first - 1) + 1)
  }

  /// What was made of the lines, if it says what it should.
  private func changed(
    to lines: [String], _ expected: [[String]]
  ) throws(SettingsProblem) -> SettingsFile {
    let new = try? SettingsFile(path: path, text: lines.joined(separator: "\n"))
    guard let new, Set(new.entries.map { [$0.key] + $0.texts }) == Set(expected) else {
      throw SettingsProblem(
        path,
        "It is not written one setting a line, so that only you can change it. Do so by an editor.")
    }
    return new
  }

  private static func isComment(_ line: String) -> Bool {
    line.drop { $0 == " " }.hasPrefix("#")
  }

  /// The comment at the end of a line, with the space before it.
  private static func comment(after line: String) -> Substring {
    var quote: Character?
    var before: Character = " "
    for place in line.indices {
      let sign = line[place]
      if let open = quote {
        if sign == open { quote = nil }
      } else if sign == "#", before == " " {
        let start = line[..<place].lastIndex { $0 != " " }.map(line.index(after:))
        return line[(start ?? place)...]
      } else if sign == "\"" || sign == "'", " [,".contains(before) {
        quote = sign
      }
      before = sign
    }
    return ""
  }

  /// A text as YAML has it: as it is, where that means the same.
  private static func written(_ text: String) -> String {
    let plain = /[A-Za-z0-9_.\/+\-][A-Za-z0-9_.:\/+\-]*/
    if text.wholeMatch(of: plain) != nil, !text.hasSuffix(":"), !text.hasPrefix("-") { return text }
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}
