import Intents
import SottoAssistant

/// How loud the whole system plays, by PipeWire's `wpctl`.
struct SystemVolume: Sendable {
  private let wpctl: SystemTool
  private static let sink = "@DEFAULT_AUDIO_SINK@"

  init(environment: [String: String]) {
    wpctl = SystemTool(name: "wpctl", environment: environment)
  }

  /// Carries out a control of the volume.
  ///
  /// - Returns: How loud it plays then, from 0 to 1; `nil` where nobody can change that here, or
  ///   the control is another.
  func perform(_ control: Plan.Control) async -> Double? {
    guard let arguments = Self.arguments(for: control), await wpctl.run(arguments) != nil,
      // “Volume: 0.50 [MUTED]”
      let words = await wpctl.run(["get-volume", Self.sink])?.split(separator: " "),
      words.count > 1
    else { return nil }
    return Double(words[1])
  }

  private static func arguments(for control: Plan.Control) -> [String]? {
    let percent = control.value?.number.flatMap { Int(exactly: $0.rounded()) }
    switch (control.command, percent) {
    case ("setVolume", let percent?):
      return ["set-volume", sink, "\(min(max(percent, 0), 100))%"]
    case ("changeVolume", let percent?):
      return ["set-volume", "-l", "1.0", sink, "\(percent.magnitude)%\(percent < 0 ? "-" : "+")"]
    case ("mute", _): return ["set-mute", sink, "1"]
    case ("unmute", _): return ["set-mute", sink, "0"]
    default: return nil
    }
  }
}
