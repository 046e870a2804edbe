import Foundation
import SottoHost

/// What holds: the options of a command, else the variables, else the file, else the standard.
struct Settings: Sendable {
  /// Where a value comes from.
  enum Source: Sendable, Equatable {
    case option(String)
    case variable(String)
    case file(path: String, line: Int)
    case standard
  }

  private struct Held {
    var texts: [String]
    var source: Source
  }

  private var held: [String: Held] = [:]

  /// Looks at all that is set.
  ///
  /// - Parameter options: The texts of options that were given, by key.
  /// - Throws: `SettingsProblems`: a file that cannot be read, a name that is none, a value that is wrong.
  init(
    of home: SottoHome, options: [String: [String]] = [:],
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(SettingsProblems) {
    let file: SettingsFile
    do throws(SettingsProblem) { file = try SettingsFile(path: home.settings) } catch {
      throw SettingsProblems(all: [error])
    }
    try self.init(file: file, options: options, environment: environment)
  }

  init(
    file: SettingsFile, options: [String: [String]] = [:], environment: [String: String] = [:]
  ) throws(SettingsProblems) {
    var problems = file.problems
    for setting in KnownSettings.all {
      var found: [Held] = []
      if let line = file.entries.first(where: { $0.key == setting.key }), line.hasValue {
        let source = Source.file(path: file.path, line: line.line)
        found.append(Held(texts: line.texts, source: source))
      }
      if let text = environment[setting.variable], !text.isEmpty {
        found.append(Held(texts: setting.texts(of: text), source: .variable(setting.variable)))
      }
      if let texts = options[setting.key] {
        found.append(Held(texts: texts, source: .option(setting.option)))
      }
      // A wrong value is told also where another counts: nobody wants to find it later.
      for candidate in found {
        do throws(WrongValue) { try setting.check(candidate.texts) } catch {
          var name = ""
          if case .file = candidate.source { name = "\(setting.key): " }
          problems.append(SettingsProblem("\(candidate.source)", "\(name)\(error)"))
        }
      }
      held[setting.key] = found.last
    }
    guard problems.isEmpty else { throw SettingsProblems(all: problems) }
  }

  subscript<Value>(setting: Setting<Value>) -> Value {
    guard let held = held[setting.entry.key] else { return setting.standard }
    // It was looked at when it was read.
    return (try? setting.read(held.texts)) ?? setting.standard
  }

  /// What was written of a setting, and where; no texts where nothing was.
  func written(_ setting: SettingEntry) -> (texts: [String], source: Source) {
    held[setting.key].map { ($0.texts, $0.source) } ?? ([], .standard)
  }
}

extension Settings.Source: CustomStringConvertible {
  var description: String {
    switch self {
    case .option(let name), .variable(let name): name
    case .file(let path, let line): "\(path):\(line)"
    case .standard: "standard"
    }
  }

  /// What kind of place it is, for programs.
  var kind: String {
    switch self {
    case .option: "option"
    case .variable: "variable"
    case .file: "file"
    case .standard: "standard"
    }
  }
}

extension Settings {
  /// Looks at all that is set, for a command that reaches the assistant.
  init(of home: SottoHome, sandbox: ConfinementChoice?) throws(SettingsProblems) {
    let key = KnownSettings.sandbox.entry.key
    try self.init(of: home, options: sandbox.map { [key: [$0.rawValue]] } ?? [:])
  }

  /// What the assistant goes by.
  ///
  /// - Parameter isStarted: Whether a command has started it, so that it ends by itself.
  func assistant(isStarted: Bool) -> AssistantSettings {
    var settings = AssistantSettings()
    settings.confinement = self[KnownSettings.sandbox]
    settings.otherPlayers = self[KnownSettings.otherPlayers]
    settings.requestLimit = .seconds(self[KnownSettings.requestLimit])
    settings.assistantIdle =
      switch self[KnownSettings.idle] {
      case .never?: nil
      case .after(let seconds)?: .seconds(seconds)
      case nil: isStarted ? .seconds(600) : nil
      }
    return settings
  }
}
