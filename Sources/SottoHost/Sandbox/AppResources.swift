import Foundation

/// What of the person's session an app's process is handed beyond an extension's: sound, screen,
/// fonts, and the bus where there is a filter for it.
///
/// All of it is what other programs of the person's listen on. Whoever has the sound server may
/// record, and a program with X11 reads the keys typed into every window.
package struct AppResources: Sendable {
  /// Files, folders and sockets, none of which can be replaced from inside.
  private(set) package var readable: [String]
  /// Device files and folders of them.
  private(set) package var devices: [String]
  /// What tells the app's libraries where these are, and in which language and zone the person is.
  private(set) package var environment: [String: String]

  /// Looks up what there is at this moment.
  ///
  /// - Parameters:
  ///   - environment: The assistant's own, which names the session.
  ///   - bus: The socket of the filtered session bus.
  package init(of environment: [String: String], bus: String? = nil) {
    let sound = SessionSound(environment)
    let screen = SessionScreen(environment)
    readable = (sound.sockets + screen.files + Self.configuration).filter { access($0, R_OK) == 0 }
    devices = ["/dev/snd", "/dev/dri"].filter { access($0, F_OK) == 0 }
    if devices.contains("/dev/dri") {
      // By these, graphics libraries learn which card a device file is.
      readable += ["/sys/dev/char", "/sys/devices"].filter { access($0, R_OK) == 0 }
    }
    self.environment = environment.filter { Self.isOfLocale($0.key) }
    self.environment["PATH"] = environment["PATH"]
    self.environment.merge(screen.environment) { $1 }
    if !sound.sockets.isEmpty || screen.environment["WAYLAND_DISPLAY"] != nil {
      self.environment["XDG_RUNTIME_DIR"] = environment["XDG_RUNTIME_DIR"]
    }
    if let bus {
      readable.append(bus)
      self.environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=\(bus)"
    }
  }

  /// Nothing of the person's session, for tools that start others.
  static let ofTools = AppResources()

  private init() {
    readable = []
    devices = []
    environment = [:]
  }

  /// How to draw text and to reach the sound server.
  private static let configuration = [
    "/etc/fonts", "/etc/alsa", "/etc/asound.conf", "/etc/pipewire", "/etc/pulse",
  ]

  private static func isOfLocale(_ variable: String) -> Bool {
    ["LANG", "LANGUAGE", "TZ"].contains(variable) || variable.hasPrefix("LC_")
  }
}

/// The sockets of the person's sound server.
private struct SessionSound {
  let sockets: [String]

  init(_ environment: [String: String]) {
    guard let runtime = environment["XDG_RUNTIME_DIR"], runtime.hasPrefix("/") else {
      sockets = []
      return
    }
    sockets = ["\(runtime)/pipewire-0", "\(runtime)/pulse/native"].filter {
      access($0, R_OK | W_OK) == 0
    }
  }
}

/// The person's screen: Wayland's where there is one, which keeps windows apart, else X11's.
private struct SessionScreen {
  let files: [String]
  let environment: [String: String]

  init(_ environment: [String: String]) {
    if let name = environment["WAYLAND_DISPLAY"], !name.isEmpty {
      let runtime = environment["XDG_RUNTIME_DIR"] ?? ""
      let socket = name.hasPrefix("/") ? name : "\(runtime)/\(name)"
      if socket.hasPrefix("/"), access(socket, R_OK | W_OK) == 0 {
        self.init(files: [socket], environment: ["WAYLAND_DISPLAY": name])
        return
      }
    }
    guard let display = environment["DISPLAY"],
      // “:0” or “:0.1”; a display of another machine is reached by the network, if at all.
      let number = display.wholeMatch(of: /:([0-9]+)(?:\.[0-9]+)?/)?.1
    else {
      self.init(files: [], environment: [:])
      return
    }
    let socket = "/tmp/.X11-unix/X\(number)"
    guard access(socket, R_OK | W_OK) == 0 else {
      self.init(files: [], environment: [:])
      return
    }
    let cookies =
      environment["XAUTHORITY"] ?? environment["HOME"].map { "\($0)/.Xauthority" } ?? ""
    let isThere = cookies.hasPrefix("/") && access(cookies, R_OK) == 0
    self.init(
      files: [socket] + (isThere ? [cookies] : []),
      environment: ["DISPLAY": display].merging(isThere ? ["XAUTHORITY": cookies] : [:]) { $1 })
  }

  private init(files: [String], environment: [String: String]) {
    self.files = files
    self.environment = environment
  }
}
