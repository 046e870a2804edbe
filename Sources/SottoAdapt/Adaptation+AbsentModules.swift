extension Adaptation {
  /// Puts another module where a source imports one of Apple's that is not here, and uses nothing of
  /// it that is known: iOS code imports by habit, and what such a module brings along, which is
  /// Foundation and UIKit, the other has, too. Where it does use it, says so. An import that asks
  /// `canImport` first stays.
  mutating func replaceAbsentModules() {
    var conditions: [Set<String>] = []
    var uses: [String: String?] = [:]
    for index in tokens.indices {
      switch text(index) {
      case "#if": conditions.append(words(onLineOf: index))
      case "#elseif":
        _ = conditions.popLast()
        conditions.append(words(onLineOf: index))
      case "#endif": _ = conditions.popLast()
      case "import": replaceModule(importedAt: index, conditions: conditions, uses: &uses)
      default: continue
      }
    }
  }

  private mutating func replaceModule(
    importedAt index: Int, conditions: [Set<String>], uses: inout [String: String?]
  ) {
    var first = index + 1
    guard first < tokens.count, tokens[first].kind == .word, isSameLine(index, first) else {
      return
    }
    let last = pathEnd(from: first)
    // `import struct Combine.Just` names a kind first.
    if Self.kinds.contains(text(first)), first < last { first += 1 }
    let name = text(first)
    imports.insert(name)
    guard name != "Darwin" else { return replace(from: index + 1, through: last, with: "Glibc") }
    guard let module = AbsentModule.all[name] else {
      // Whether a condition holds is the compiler's to say.
      if conditions.isEmpty { reportUnbuiltModule(name, at: first) }
      return
    }
    guard !conditions.contains(where: { $0.contains("canImport") && $0.contains(name) }) else {
      return
    }
    let use = uses[name] ?? module.use(among: words)
    uses[name] = use
    let advice = module.advice.isEmpty ? "" : " \(module.advice)"
    if let use {
      report(
        first,
        "\(name) is not here, and this file uses \(use).\(advice) Keep what needs it in a file "
          + "that is not brought here, or behind #if canImport(\(name)).")
      return
    }
    let substitute = substitute(for: name)
    note(
      first,
      "\(name) is not here; as nothing of it seems to be used, \(substitute) is imported instead.")
    replace(from: index + 1, through: last, with: substitute)
  }

  /// Reports an import of what nobody builds: a package or a pod of the project, or one of Apple's that
  /// is not known.
  private mutating func reportUnbuiltModule(_ name: String, at index: Int) {
    guard let modules, !modules.contains(name), !AppleModules.names.contains(name) else { return }
    report(
      index,
      "\(name) is not here: of a project its frameworks in Swift are built, no packages or pods. Keep "
        + "what needs it in a file that is not brought here, or behind #if canImport(\(name)).")
  }

  /// What takes a module's place: not longer than its name, with Foundation, and with UIKit where a
  /// source needs it.
  private func substitute(for name: String) -> String {
    let needsUIKit = words.contains {
      $0.hasPrefix("UI") && $0.dropFirst(2).first?.isUppercase == true
    }
    return needsUIKit || name.count < "Intents".count ? "UIKit" : "Intents"
  }

  private func words(onLineOf index: Int) -> Set<String> {
    Set(tokens[index...].indices.prefix { isSameLine(index, $0) }.map(text))
  }

  private static let kinds: Set<String> = [
    "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]
}
