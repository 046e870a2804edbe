import Foundation
import Testing

/// Films and series, from the sentence to the picture.
@Suite(.ownThread, .serialized) struct ReelTests {
  private static let home = Result {
    let home = try TestHome()
    try home.installReel()
    return home
  }

  @Test(arguments: Cases.read("reel", as: SentenceRow.self))
  func `a sentence is carried out`(row: SentenceRow) throws {
    try row.check(in: Self.home.get())
  }

  @Test func `a film goes on where it was left`() throws {
    let home = try Self.home.get()
    #expect(try home.say("play seven in reel").status == 0)
    #expect(try home.say("skip ahead 4 seconds").status == 0)
    for process in Processes.named("Reel", of: home) { kill(process.identifier, SIGKILL) }
    #expect(try home.say("play seven in reel").output.hasPrefix("Playing Seven in Reel."))
    let paused = try home.say("pause")
    #expect(paused.status == 0, "\(paused.output)")
    let position = home.reelProgress("positions")["film:Seven (1995).mkv"] as? Double
    #expect(try #require(position) >= 4)
  }

  @Test func `what was put on the watchlist is taken back`() throws {
    let home = try Self.home.get()
    let conversation = ["--conversation", "\(UUID())"]
    let done = try home.say("add cast away to my watchlist in reel", options: conversation)
    #expect(done.output == "Added Cast Away to the playlist watchlist in Reel.\n")
    let undone = try home.say("undo that", options: conversation)
    #expect(undone.output.hasPrefix("Undone in Reel"), "\(undone.output)")
    #expect(try !home.say("find my watchlist in reel").output.contains("Cast Away"))
  }

  @Test func `what cannot be played is said, and the next plays`() throws {
    let home = try Self.home.get()
    let samples = home.folder.appending(path: "groups/group.app.sotto.reel/Samples")
    let damaged = samples.appending(path: "延禧攻略/Season 01/S01E06.mkv")
    let before = try Data(contentsOf: damaged)
    try Data("no video".utf8).write(to: damaged)
    defer { try? before.write(to: damaged) }
    let problems = home.folder.appending(path: "groups/group.app.sotto.reel/Problems.json")
    wait { (try? String(contentsOf: problems, encoding: .utf8))?.contains("S01E06") ?? false }
    let next = try home.say("play episode six of Story of Yanxi Palace in reel")
    #expect(next.output.contains("is still being written"), "\(next.output)")
    #expect(next.output.contains("“延禧攻略: 1×07” plays instead"), "\(next.output)")
  }

  /// The plain name means the plain app, also where its name begins another's.
  @Test func `爱剧 and 爱剧 HD are two apps`() throws {
    let home = try Self.home.get()
    let bundle = try home.bundle("Faulty", in: "HD")
    let information = bundle.appending(path: "Info.plist")
    let text = try String(contentsOf: information, encoding: .utf8)
    let named = text.replacing(
      #/(<key>CFBundleDisplayName</key>\s*<string>)[^<]*/#, with: { "\($0.1)爱剧 HD" })
    try named.write(to: information, atomically: true, encoding: .utf8)
    #expect(try home.sotto("apps", "install", bundle.path, "--allow").status == 0)
    let plain = try home.say("用爱剧播放破冰行动第一集", locale: "zh")
    #expect(plain.output.hasPrefix("爱剧正在播放《破冰行动"), "\(plain.output)")
    let other = try home.say("用爱剧 HD 播放破冰行动第一集", locale: "zh")
    #expect(other.output.contains("爱剧 HD"), "\(other.output)")
    #expect(try home.sotto("apps", "remove", "爱剧 HD", "--erase").status == 0)
  }

  @Test func `where there is a screen, the film is seen on it`() throws {
    let screen = try VirtualScreen()
    defer { screen.close() }
    let home = try TestHome()
    home.environment["DISPLAY"] = screen.display
    try home.installReel()
    #expect(try home.say("play forrest gump in reel").status == 0)
    // A test picture has many colours, an empty screen one.
    wait(every: 0.1) { screen.colours > 50 }
    let log = try home.sotto("logs", "Reel").output
    #expect(screen.colours > 50, "\(log)")
    #expect(try home.say("stop").status == 0)
    wait { screen.colours < 5 }
    #expect(screen.colours < 5)
  }
}

extension TestHome {
  /// A dictionary of what Reel keeps of what was seen.
  fileprivate func reelProgress(_ name: String) -> [String: Any] {
    let file = folder.appending(path: "groups/group.app.sotto.reel/Progress.plist")
    let root = (try? Data(contentsOf: file)).flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
    }
    return root?[name] as? [String: Any] ?? [:]
  }
}
