import Foundation
import Testing

/// What the way a person attends means for the apps.
@Suite(.ownThread) struct AttendanceTests {
  private static let watch = ["--profile", "watch"]
  /// Ten seconds at a watch: on a busy machine two are not enough to start an app.
  private static let patience = ["--request-limit", "50"]

  @Test func `for a watch an app plays in the foreground`() throws {
    let home = try TestHome()
    try home.serve(Self.patience)
    try home.installTestApp("Keeper")
    #expect(try home.say("play kaput front fully in keeper", options: Self.watch).status == 0)
    #expect(try home.say("play kaput fine in keeper").output == "Playing active in Keeper.\n")
  }

  /// The limit at a screen is far longer than this test waits.
  @Test func `for a watch an app has a fifth of the time`() throws {
    let home = try TestHome()
    try home.serve(["--request-limit", "50"])
    try home.installFaulty()
    let start = ContinuousClock.now
    let hung = try home.say("play kaput hang in faulty", options: Self.watch)
    #expect(hung.output == "Faulty took too long and was stopped.\n", "\(hung.output)")
    #expect(ContinuousClock.now - start < .seconds(50))
  }

  @Test func `for a watch an extension reaches no network`() throws {
    let home = try TestHome()
    try home.serve(Self.patience)
    try home.installTestApp("Keeper")
    let sentence = "play kaput network fully in keeper"
    let none = "Playing none in Keeper.\n"
    #expect(try home.say(sentence).output == none)
    try home.sotto("apps", "allow", "--network", "keeper")
    let granted = try home.say(sentence)
    let hasNetwork = try FileManager.default.contentsOfDirectory(atPath: "/sys/class/net").count > 1
    #expect((granted.output != none) == hasNetwork, "\(granted.output)")
    #expect(try home.say(sentence, options: Self.watch).output == none)
    #expect(try home.say(sentence).output == granted.output)
  }

  /// A program in the place of logind's, which no container has, says what the desktop would.
  @Test(arguments: [
    ("en", "play kaput fine in keeper", "Unlock first"),
    ("de", "spiele kaput fine in keeper", "Entsperre zuerst"),
    ("ru", "включи kaput fine в keeper", "разблокируйте"),
    ("tr", "keeper'da kaput fine çal", "Önce kilidi aç"),
    ("zh", "在keeper里播放kaput fine", "请先解锁"),
    ("ko", "keeper에서 kaput fine 틀어줘", "먼저 잠금을 해제하세요"),
  ])
  func `a locked session is known by its hint`(
    locale: String, sentence: String, reply: String
  ) throws {
    let home = try TestHome()
    let hint = home.folder.appending(path: "hint")
    try home.addTool("loginctl", "cat \(hint.path)")
    try "no\n".write(to: hint, atomically: true, encoding: .utf8)
    try home.installTestApp("Keeper")
    #expect(try home.say(sentence, locale: locale).status == 0)
    try "yes\n".write(to: hint, atomically: true, encoding: .utf8)
    let refused = try home.say(sentence, locale: locale)
    #expect(refused.output.contains(reply), "\(refused.output)\(refused.error)")
    #expect(refused.status == 3)
  }
}
