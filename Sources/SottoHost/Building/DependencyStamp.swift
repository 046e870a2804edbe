import Foundation

/// Whether what some packages depend on was fetched since their manifests were last changed.
struct DependencyStamp {
  private let file: String
  private let content: String

  private static let longest = 4 << 20

  /// - Parameters:
  ///   - packages: The folders of the package and of those it depends on.
  ///   - home: Where the stamp is kept.
  init(of packages: [String], in home: String) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for folder in packages {
      for name in ["Package.swift", "Package.resolved"] {
        let data =
          (try? ProjectRoot(at: folder).contents(of: "\(folder)/\(name)", atMost: Self.longest))
        // FNV-1a: it must be the same in every process.
        for byte in Array(folder.utf8) + [0] + (data ?? Data()) {
          hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
        }
      }
    }
    content = String(hash, radix: 16)
    file = "\(home)/fetched-\(content)"
  }

  var isThere: Bool { access(file, F_OK) == 0 }

  func write() {
    let stamp = open(file, O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    if stamp >= 0 { close(stamp) }
  }
}
