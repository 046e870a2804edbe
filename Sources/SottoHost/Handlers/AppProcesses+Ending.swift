import Logging
import SottoAssistant
import SottoWire

// When processes of apps end.

extension AppProcesses {
  /// Whether any app runs or any handler waits for an answer: then the assistant stays.
  var isBusy: Bool {
    apps.values.contains { $0.process.isAlive }
      || extensions.values.contains { $0.process.isAlive && !$0.requests.isEmpty }
  }

  /// Ends what has been idle for too long, and forgets what has ended.
  func sweep() async {
    let playing = board.playing
    for (key, entry) in extensions {
      let isIdle =
        entry.requests.isEmpty && entry.lastUsed.duration(to: .now) > settings.extensionIdle
      if isIdle || !entry.process.isAlive {
        extensions[key] = nil
        await entry.process.stop()
      }
    }
    for (identifier, entry) in apps {
      if playing.contains(identifier) { apps[identifier]?.lastUsed = .now }
      let isIdle =
        !entry.isInFront && !playing.contains(identifier)
        && entry.lastUsed.duration(to: .now) > settings.appIdle
      if isIdle || !entry.process.isAlive {
        apps[identifier] = nil
        await entry.process.stop()
      } else {
        await renew(identifier, evenIfItPlays: entry.isDue)
      }
    }
  }

  /// Starts an app anew that runs on what it was granted before, unless it is at work: then it is looked
  /// at again.
  ///
  /// - Parameter evenIfItPlays: Whether one that plays does not keep what it was granted waiting. It goes on
  ///   with what it has played, from where it has kept that it was.
  func renew(_ app: String, evenIfItPlays: Bool) async {
    guard let entry = apps[app], entry.process.isAlive,
      entry.grants != launcher.grants(of: app).atStart
    else { return }
    apps[app]?.isDue = evenIfItPlays
    guard evenIfItPlays || !board.playing.contains(app), await !entry.process.isAtWork,
      // The process may be another by now.
      apps[app]?.process === entry.process
    else { return }
    let isPlaying = board.playing.contains(app)
    apps[app] = nil
    await entry.process.stop()
    do {
      let process = try await self.app(app)
      guard isPlaying else { return }
      _ = try await process.call(
        AppCalls.Command(command: "play", value: nil), within: settings.requestLimit)
    } catch {
      log.error("not launched again", metadata: ["app": "\(app)", "error": "\(error)"])
    }
  }

  /// Ends an app's processes, before it is replaced or removed.
  func stop(_ app: String) async {
    let prefix = launcher.bundlePath(of: app).map { $0 + "/" }
    for (key, entry) in extensions where prefix.map(key.path.hasPrefix) ?? false {
      extensions[key] = nil
      await entry.process.stop()
    }
    if let entry = apps.removeValue(forKey: app) { await entry.process.stop() }
  }

  func stopAll() async {
    let all = extensions.values.map(\.process) + apps.values.map(\.process)
    extensions = [:]
    apps = [:]
    await withTaskGroup { group in
      for process in all { group.addTask { await process.stop() } }
    }
  }
}
