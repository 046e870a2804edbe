import Foundation

/// A home with Hop, and the dispatch that it talks to.
struct HopTown: Sendable {
  /// A ride of which nothing has to be asked.
  static let request = "book a standard ride from the station to the airport in hop"

  let home: TestHome
  let dispatch: DispatchProcess

  init(pace: Double = 1) throws {
    home = try TestHome()
    dispatch = try DispatchProcess(folder: home.folder.appending(path: "rides"), pace: pace)
    try home.installHop(dispatchAt: dispatch.port)
  }
}
