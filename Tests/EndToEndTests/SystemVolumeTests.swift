import Foundation
import Testing

/// The volume where no app has one of its own. A script in the place of PipeWire's tool, which no
/// container has, keeps what it is told.
@Suite(.ownThread) struct SystemVolumeTests {
  @Test func `what plays without a volume is as loud as the system`() throws {
    let home = try TestHome()
    let told = home.folder.appending(path: "told")
    try home.addTool(
      "wpctl",
      "[ $1 = get-volume ] && echo 'Volume: 0.45 [MUTED]' || echo \"$@\" >>\(told.path)")
    let sentences = [
      ("volume 45 percent", "Volume 45%."), ("turn it up", "Volume 45%."),
      ("turn it down by 5", "Volume 45%."), ("mute", "Muted."), ("unmute", "Volume 45%."),
    ]
    for (sentence, reply) in sentences {
      let answer = try home.say(sentence)
      #expect(answer.output == reply + "\n", "\(answer.output)\(answer.error)")
      #expect(answer.status == 0)
    }
    #expect(
      try String(contentsOf: told, encoding: .utf8) == """
        set-volume @DEFAULT_AUDIO_SINK@ 45%
        set-volume -l 1.0 @DEFAULT_AUDIO_SINK@ 10%+
        set-volume -l 1.0 @DEFAULT_AUDIO_SINK@ 5%-
        set-mute @DEFAULT_AUDIO_SINK@ 1
        set-mute @DEFAULT_AUDIO_SINK@ 0

        """)
    #expect(try home.say("pause").output == "Nothing is playing.\n")
  }

  @Test func `without a sound server the answer is honest`() throws {
    let home = try TestHome()
    try home.addTool("wpctl", "exit 2")
    let answer = try home.say("volume 45 percent")
    #expect(answer.output == "Nothing is playing.\n")
    #expect(answer.status == 3)
  }
}
