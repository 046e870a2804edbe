import Foundation
import HopDispatchAPI
import HopShared

/// What the app does for a person in a shell: shows places and rides, and keeps where they live and work.
enum HopCommand {
  private static let usage = """
    Usage: Hop places [NAME]
           Hop rides
           Hop home [PLACE | --forget]
           Hop work [PLACE | --forget]

    places shows the places that Hop knows, or what is meant by a name; rides asks the dispatch. home and
    work show, keep or forget where that is. --folder PATH before these names the folder of the group's
    container.

    """

  /// - Returns: The exit code: 0, 1 where something went wrong, 64 for words that are none of its own.
  static func run(_ arguments: [String]) async -> Int32 {
    var arguments = arguments
    var container = HopContainer.ofPerson
    if arguments.first == "--folder", arguments.count > 1 {
      container = HopContainer(url: URL(fileURLWithPath: arguments[1]))
      arguments.removeFirst(2)
    }
    let rest = Array(arguments.dropFirst())
    do {
      switch (arguments.first, rest.count) {
      case ("places", 0): PlaceList.show(Gazetteer.shared.places)
      case ("places", _): return PlaceList.show(named: rest.joined(separator: " "))
      case ("rides", 0): try await RideList.show(RideService(container).dispatch().rides())
      case ("home", 0), ("work", 0): try OwnPlaceEntry(arguments[0], container)?.show()
      case ("home", _), ("work", _):
        guard FileManager.default.fileExists(atPath: container.url.path) else {
          throw NotBegun(container: container)
        }
        try OwnPlaceEntry(arguments[0], container)?.change(rest.joined(separator: " "))
      case ("help", _), ("--help", _), ("-h", _): print(usage, terminator: "")
      default: return fail(usage, 64)
      }
      return 0
    } catch {
      return fail("\(error.localizedDescription)\n", 1)
    }
  }

  static func fail(_ text: String, _ code: Int32) -> Int32 {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    return code
  }

  /// The person's language, as their shell has it.
  static var language: String { Locale.current.language.languageCode?.identifier ?? "en" }
}

/// There is no folder to keep anything in: the app has not been installed there.
private struct NotBegun: LocalizedError {
  let container: HopContainer
  var errorDescription: String? {
    guard container.url == HopContainer.ofPerson.url else {
      return "\(container.url.path) is no folder. Name one that is there behind --folder."
    }
    return "Hop is not installed yet. Install it with:\n  sotto apps install --samples"
  }
}

extension HopContainer {
  /// The group's container of the person who runs this in a shell.
  fileprivate static var ofPerson: HopContainer {
    if let granted = HopContainer() { return granted }
    let environment = ProcessInfo.processInfo.environment
    let home = environment["HOME"] ?? "/"
    let data =
      environment["SOTTO_HOME"] ?? "\(environment["XDG_DATA_HOME"] ?? "\(home)/.local/share")/sotto"
    return HopContainer(url: URL(fileURLWithPath: "\(data)/groups/\(group)"))
  }
}
