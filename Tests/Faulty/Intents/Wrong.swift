import Foundation
import SottoAppSupport

/// Ways to go wrong.
enum Wrong {
  static func crash() -> Never {
    print([1][Int(getpid())])
    fatalError("there are not so many")
  }

  /// Works for long and tells how far it is.
  static func labour(isLost: Bool) {
    let progress = PersonProgress(of: 20)
    for step in 0..<20 {
      usleep(80_000)
      progress.advance()
      if isLost, step == 15 { crash() }
    }
    progress.finish()
  }

  /// Says in its container that it has begun, and goes on when somebody says there that it may.
  static func wait() {
    let container = FileManager.default.homeDirectoryForCurrentUser.path
    _ = FileManager.default.createFile(atPath: container + "/begun", contents: nil)
    while access(container + "/go-on", F_OK) != 0 { usleep(10_000) }
  }

  static func hang() -> Never {
    while true { sleep(1000) }
  }

  /// Where it got that it has no business to be.
  static var escapes: [String] {
    var found: [String] = []
    if access("/etc/passwd", R_OK) == 0 || access("/root", R_OK) == 0 { found.append("files") }
    if open("/usr/written-by-faulty", O_WRONLY | O_CREAT, 0o600) >= 0 { found.append("writing") }
    if kill(getppid(), 0) == 0 && getppid() > 1 { found.append("processes") }
    // Only the loopback interface, and that is down or its own.
    let interfaces = (try? FileManager.default.contentsOfDirectory(atPath: "/sys/class/net")) ?? []
    if interfaces.contains(where: { $0 != "lo" }) { found.append("network") }
    return found
  }

  /// Leaves a program behind, in a session of its own. It names the container, by which it is found.
  ///
  /// Not by Foundation's `Process`, which, where it may start nothing, sometimes ends the whole process.
  static func leavesProgram() -> Bool {
    let words = ["/bin/sh", "-c", "setsid sh -c 'sleep 1000; :' \"$HOME\" & :"]
    var arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var child: pid_t = 0
    return posix_spawn(&child, words[0], nil, nil, &arguments, environ) == 0
  }

  /// What no terminal should be told to do: clear the screen, turn a name round, begin a line.
  static let paint = "Pa\u{1B}[2Jint\u{9B}31m\u{202E}gpj\u{7}\nPlaying Trust by Me."

  /// Says that it plays, louder than anything.
  static func playLoud() {
    tell("nowPlaying", #"{"title":"Loud","isPlaying":true,"volume":1e300}"#)
    tell("nowPlaying", #"{"title":"Quiet","isPlaying":true,"volume":0.5,"duration":-7}"#)
  }

  /// Tells more, and faster, than anybody would listen to.
  static func flood() {
    let names = (0..<2_000).map { #""name \#($0)""# }.joined(separator: ",")
    for number in 0..<3_000 {
      tell("nowPlaying", #"{"title":"\#(number)","isPlaying":true}"#)
      tell("postNotification", #"{"notification":"n\#(number)"}"#)
      if number % 100 == 0 {
        tell("setVocabulary", #"{"type":"mediaPlaylistTitle","entries":[\#(names),"\#(number)"]}"#)
        let interaction = #"{"identifier":"\#(number)","intent":"INPlayMediaIntent"}"#
        send(#"{"id":\#(number + 9000),"call":"donate","with":{"interaction":\#(interaction)}}"#)
        send(#"{"id":\#(number + 9001),"call":"askPerson","with":{"text":"Really?"}}"#)
      }
    }
  }

  /// Wants its person told more at once than anybody would read.
  static func nag() {
    let nags = (0..<300).map {
      #"{"identifier":"\#($0)","title":"nag","subtitle":"","body":"","category":"","thread":"","#
        + #""trigger":{"repeats":false}}"#
    }
    send(
      #"{"id":9000,"call":"scheduleNotifications","with":{"notifications":[\#(nags.joined(separator: ","))]}}"#
    )
  }

  /// Has other apps do more at once than any could, most of it nonsense.
  static func mail() {
    let intents = [
      #"{"name":"INPlayMediaIntent","parameters":{"mediaSearch":{"mediaName":"kaput nothing"}}}"#,
      #"{"name":"INPlayMediaIntent","parameters":{"mediaSearch":7}}"#,
      #"{"name":"INNothingIntent","parameters":{}}"#, #"{"name":7}"#, "[]",
    ]
    for number in 0..<500 {
      let intent = intents[number % intents.count]
      send(
        #"{"id":\#(number + 9000),"call":"sendIntent","with":{"intent":\#(intent),"app":"Keeper"}}"#
      )
    }
  }

  private static func tell(_ event: String, _ body: String) {
    send(#"{"event":"\#(event)","with":\#(body)}"#)
  }

  /// A frame on the assistant's own connection.
  static func send(_ text: String) {
    announce(bytes: UInt32(text.utf8.count))
    write(Array(text.utf8))
  }

  /// The length of a frame that may never come.
  static func announce(bytes: UInt32) {
    write(withUnsafeBytes(of: bytes.bigEndian, Array.init))
  }

  /// A frame that is announced as long as frames may be, and comes a byte at a time.
  static func sendWithoutEnd() {
    announce(bytes: 16 << 20)
    Thread.detachNewThread {
      while true {
        write([32])
        usleep(1000)
      }
    }
  }

  private static func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(3, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else { usleep(100) }
    }
  }
}
