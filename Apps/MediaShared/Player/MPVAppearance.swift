import Foundation

/// How mpv appears to the person: under an app's name, with a window or without one.
package struct MPVAppearance: Sendable {
  private let name: String
  private let hasWindow: Bool

  /// Sound alone, also of what has pictures.
  package static func sound(of name: String) -> MPVAppearance {
    MPVAppearance(name: name, hasWindow: false)
  }

  /// Pictures in a window of their own, where there is a screen; else the sound of them.
  package static func window(
    of name: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> MPVAppearance {
    let screens = ["WAYLAND_DISPLAY", "DISPLAY"].compactMap { environment[$0] }
    return MPVAppearance(name: name, hasWindow: screens.contains { !$0.isEmpty })
  }

  var options: [String] {
    guard hasWindow else { return ["--no-video", "--audio-client-name=\(name)"] }
    return [
      "--audio-client-name=\(name)", "--title=${media-title} – \(name)", "--osc=no",
      // SDL, which mpv would take before plain X11, shows nothing where there is no graphics card.
      "--vo=gpu,wlshm,x11", "--input-default-bindings=no", "--x11-name=\(name)",
      "--wayland-app-id=\(name)",
    ]
  }

  /// What is told once to an mpv that has started: closing its window ends what plays, not mpv, which
  /// would begin anew where it was.
  var commands: [[MPVArgument]] {
    guard hasWindow else { return [] }
    return ["CLOSE_WIN", "q", "ESC"].map { ["keybind", .text($0), "stop"] }
      + [["keybind", "f", "cycle fullscreen"]]
  }
}
