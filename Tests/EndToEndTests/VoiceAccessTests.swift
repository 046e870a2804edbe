import Foundation
import Testing

/// Who is answered at the voice's port, as `sotto serve --wyoming` is started.
@Suite(.ownThread) struct VoiceAccessTests {
  /// A home that is served to satellites.
  private final class ServedVoice {
    let home: TestHome
    let port: Int

    init(_ home: TestHome, address: String = "127.0.0.1", _ options: [String] = []) throws {
      self.home = home
      let process = Process()
      process.executableURL = Command.sotto
      process.arguments =
        ["serve", "--wyoming", "tcp://\(address):0", "--announce", "off"] + options
      process.environment = home.environment
      let output = Pipe()
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      process.standardInput = FileHandle.nullDevice
      try process.run()
      var said = ""
      while !said.contains("tcp://") || !said.hasSuffix("\n") {
        let more = output.fileHandleForReading.availableData
        guard !more.isEmpty else { throw TestHome.Failure("The assistant has ended: \(said)") }
        said += String(decoding: more, as: UTF8.self)
      }
      guard let port = said.firstMatch(of: /tcp:\S+:(\d+)/).flatMap({ Int($0.1) }) else {
        throw TestHome.Failure("The assistant says: \(said)")
      }
      self.port = port
    }

    /// A shell's script that asks the voice whether it is there, and prints what it answers.
    func script(host: String = "127.0.0.1") -> String {
      #"""
      exec 3<>/dev/tcp/\#(host)/\#(port) && printf '{"type":"ping"}\n' >&3 && read -r line <&3
      echo "$line"; if [[ $line =~ data_length\":([0-9]+) ]]; then head -c "${BASH_REMATCH[1]}" <&3; fi
      """#
    }
  }

  @Test func `a program of the person's is answered`() throws {
    let voice = try ServedVoice(TestHome())
    let answer = try Command.output(of: ["bash", "-c", voice.script()])
    #expect(answer.contains(#""pong""#), "\(answer)")
  }

  @Test(.enabled(if: getuid() == 0, "only root can be another user"))
  func `another user of the machine is refused, unless the person has named them`() throws {
    let other = ["setpriv", "--reuid", "65534", "--clear-groups", "bash", "-c"]
    for address in ["127.0.0.1", "0.0.0.0"] {
      let voice = try ServedVoice(TestHome(), address: address)
      let refused = try Command.output(of: other + [voice.script()])
      #expect(refused.contains(#""refused""#), "\(refused)")
      #expect(refused.contains("user:nobody in “wyoming-allow”"), "\(refused)")
    }
    let voice = try ServedVoice(TestHome(), ["--wyoming-allow", "user:nobody"])
    let answer = try Command.output(of: other + [voice.script()])
    #expect(answer.contains(#""pong""#), "\(answer)")
  }

  /// Where the network of an app is its own, it does not get that far.
  @Test(.enabled(if: Bubblewrap.works, "bubblewrap alone confines apps"))
  func `an app is refused, with the network or without`() throws {
    let person = try HomeOfPerson()
    let voice = try ServedVoice(person.home)
    #expect(try person.home.sotto("apps", "allow", "Keeper", "--network").status == 0)
    let said = try person.home.attempts(["(\(voice.script()))", "echo", "echo done"])
    #expect(said.last == "done")
    #expect(!said.joined().contains("pong"), "\(said)")
    #expect(
      said.joined().contains("refused"), "by the server, or the connection by the system: \(said)")
  }

  @Test(arguments: [
    ("kitchen", "is no client"), ("192.168.1.0/33", "is no client"),
    ("user:nobody-of-this-name", "is no user of this machine"),
  ])
  func `who cannot be a client is not allowed`(_ client: String, reason: String) throws {
    let refused = try TestHome().sotto("serve", "--wyoming", "--wyoming-allow", client)
    #expect(refused.status != 0 && refused.error.contains(reason), "\(refused.error)")
  }
}
