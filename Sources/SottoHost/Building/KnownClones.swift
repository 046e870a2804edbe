import Foundation
import Intents
import SottoWire

/// The repositories that packages which are known depend on, as SwiftPM has fetched them for the person.
///
/// Other repositories in SwiftPM's cache may be the person's own, and no stranger's package gets to see them.
struct KnownClones {
  private let addresses: Set<String>
  private let cache: String?

  /// The folders of them in a home folder.
  static let place = [".cache", "org.swift.swiftpm", "repositories"]
  private static let longest = 1 << 20

  /// - Parameter packages: The folders of packages whose `Package.resolved` says what they depend on.
  init(
    of packages: [String],
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    var addresses: Set<String> = []
    for folder in packages {
      guard
        let data = try? ProjectRoot(at: folder).contents(
          of: "\(folder)/Package.resolved", atMost: Self.longest),
        let pins = try? JSON.value(from: data)["pins"]?.list
      else { continue }
      addresses.formUnion(pins.compactMap { $0["location"]?.string })
    }
    self.addresses = addresses
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") {
      cache = "\(folder)/org.swift.swiftpm/repositories"
    } else {
      cache = environment["HOME"].map { "\($0)/\(Self.place.joined(separator: "/"))" }
    }
  }

  /// Copies those that are not there yet into another such folder. What cannot be copied is fetched then.
  func copy(into target: String) {
    guard let cache, let root = try? ProjectRoot(at: cache) else { return }
    for name in root.names(in: cache) where access("\(target)/\(name)", F_OK) != 0 {
      guard
        let data = try? root.contents(of: "\(cache)/\(name)/config", atMost: Self.longest),
        let line = String(decoding: data, as: UTF8.self).split(separator: "\n")
          .first(where: { $0.contains("url = ") }),
        let address = line.firstRange(of: "url = ").map({ line[$0.upperBound...] }),
        addresses.contains(String(address))
      else { continue }
      try? root.copy("\(cache)/\(name)", to: "\(target)/\(name)")
    }
  }
}
