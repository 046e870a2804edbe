import Foundation
import SottoHost
import Testing

/// What of a person's session an app is handed.
@Suite struct AppResourcesTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Those of the files in the test's folder that are handed over.
  private func handed(_ environment: [String: String]) -> Set<String> {
    let handed = AppResources(of: environment).readable.filter { $0.hasPrefix(folder.path) }
    return Set(handed.map { String($0.dropFirst(folder.path.count + 1)) })
  }

  @Test func `sound and Wayland's screen, by their sockets alone`() throws {
    for name in ["pipewire-0", "pulse/native", "wayland-1", "wayland-9", "bus", "keyring/ssh"] {
      try folder.file(name)
    }
    let environment = ["XDG_RUNTIME_DIR": folder.path, "WAYLAND_DISPLAY": "wayland-1"]
    #expect(handed(environment) == ["pipewire-0", "pulse/native", "wayland-1"])
    let resources = AppResources(of: environment)
    #expect(resources.environment == environment)
    #expect(
      handed(["XDG_RUNTIME_DIR": "/nowhere", "WAYLAND_DISPLAY": "\(folder.path)/wayland-9"])
        == ["wayland-9"])
  }

  @Test func `without Wayland that of X11, if it is this machine's`() throws {
    let cookies = try folder.file("cookies")
    let screens = (try? FileManager.default.contentsOfDirectory(atPath: "/tmp/.X11-unix")) ?? []
    for display in ["elsewhere:0", ":4711", ":0/../..", ""] {
      let environment = ["DISPLAY": display, "XAUTHORITY": cookies]
      #expect(AppResources(of: environment).environment["DISPLAY"] == nil)
      #expect(handed(environment) == [])
    }
    guard let screen = screens.first(where: { $0.hasPrefix("X") }) else { return }
    let resources = AppResources(
      of: ["DISPLAY": ":\(screen.dropFirst()).0", "XAUTHORITY": cookies])
    #expect(resources.readable.contains("/tmp/.X11-unix/\(screen)"))
    #expect(resources.readable.contains(cookies))
  }

  @Test func `the language, the zone and where programs lie, and no other variable`() {
    let kept = ["LANG": "de_DE.UTF-8", "LC_TIME": "C", "TZ": "Asia/Seoul", "PATH": "/usr/bin"]
    let all = kept.merging([
      "AWS_SECRET_ACCESS_KEY": "x", "SSH_AUTH_SOCK": "/x", "HOME": "/home/x", "LD_PRELOAD": "/x.so",
    ]) { $1 }
    #expect(AppResources(of: all).environment == kept)
  }

  @Test func `the bus is the one that is filtered`() {
    let resources = AppResources(
      of: ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/whole"], bus: "/filtered")
    #expect(resources.environment["DBUS_SESSION_BUS_ADDRESS"] == "unix:path=/filtered")
    #expect(resources.readable.contains("/filtered"))
  }
}
