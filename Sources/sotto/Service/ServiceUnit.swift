import Foundation
import SottoServer

/// The systemd user unit that runs the assistant.
struct ServiceUnit: Equatable {
  /// The program, by an absolute path.
  var program: String
  /// What it is given beside `serve`.
  var arguments: [String]
  /// The variables that say where its home is.
  var environment: [String: String]

  static let name = "sotto.service"

  /// The unit's file, headed by what tells whether a person has edited it.
  ///
  /// - Throws: `ServiceError` for a path that no unit can hold.
  var text: String {
    get throws(ServiceError) {
      let body = try body
      return "\(Self.mark)\(SHA256.hexadecimal(body))\n\(body)"
    }
  }

  /// Whether a unit's file is as it was written.
  static func isAsWritten(_ text: String) -> Bool {
    guard text.hasPrefix(mark), let end = text.firstIndex(of: "\n") else { return false }
    let sum = text[text.index(text.startIndex, offsetBy: mark.count)..<end]
    return sum == SHA256.hexadecimal(String(text[text.index(after: end)...]))
  }

  private static let mark = "# Written by “sotto service install”; as written: "

  private var body: String {
    get throws(ServiceError) {
      let command = try [Self.quoted(program)] + (["serve"] + arguments).map(Self.argument)
      let pairs = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      let variables = try pairs.map(Self.quoted).map { "Environment=\($0)\n" }
      return """
        # Change it by “systemctl --user edit sotto”, which outlasts the next install.
        [Unit]
        Description=Sotto, the assistant that talks to your apps
        Documentation=man:sotto(1)

        [Service]
        Type=notify
        ExecStart=\(command.joined(separator: " "))
        \(variables.joined())# Where it has crashed, systemd-coredump tells; to print that here takes seconds.
        Environment=SWIFT_BACKTRACE=enable=no
        Restart=on-failure
        RestartSec=1
        # Wrong options or settings: nothing that another start would mend.
        RestartPreventExitStatus=64 78
        WatchdogSec=60
        # A turn that is being answered needs its extension.
        KillMode=mixed

        \(Self.hardening)
        [Install]
        WantedBy=default.target

        """
    }
  }

  /// What this process gives up, and with it all that it starts; Documentation/Service.md says what
  /// is left out, and why.
  private static let hardening = """
    UMask=0077
    NoNewPrivileges=yes
    LockPersonality=yes
    RestrictSUIDSGID=yes
    SystemCallArchitectures=native
    # Netlink sets up the loopback of a sandbox.
    RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6 AF_NETLINK
    SystemCallFilter=~@clock @cpu-emulation @debug @module @obsolete @raw-io @reboot @swap
    SystemCallErrorNumber=EPERM

    """

  /// A word of a command line, in which `$` begins a variable.
  private static func argument(_ text: String) throws(ServiceError) -> String {
    try quoted(text.replacing("$", with: "$$"))
  }

  /// A word in which nothing has a meaning of its own.
  private static func quoted(_ text: String) throws(ServiceError) -> String {
    guard !text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
      throw ServiceError(
        "“\(text)” has a control character, which no unit can hold. Choose another.")
    }
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("%", with: "%%")
    let isPlain = escaped.wholeMatch(of: /[A-Za-z0-9_.:@%+=,\/$\-]+/) != nil
    return isPlain ? escaped : "\"\(escaped)\""
  }
}

/// Why a service cannot be had, in words for the person who wants one.
struct ServiceError: Error, Equatable, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
