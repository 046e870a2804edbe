import FlyingFox
import Foundation
import HopDispatchAPI

extension HTTPRequest {
  /// The ride that the address names.
  var identifier: String {
    get throws(Refusal) {
      guard let identifier = routeParameters["id"], !identifier.isEmpty else {
        throw Refusal(.badRequest, "The address names no ride.")
      }
      return identifier
    }
  }

  /// Whose rides they are.
  var rider: String {
    get throws(Refusal) {
      guard let rider = query["rider"], !rider.isEmpty else {
        throw Refusal(.badRequest, "“rider” is missing. Say whose rides are meant: ?rider=ID.")
      }
      return rider
    }
  }

  /// A place as “latitude,longitude”.
  func spot(_ name: String) throws(Refusal) -> Spot {
    let parts = (query[name] ?? "").split(separator: ",").map { Double($0) }
    guard parts.count == 2, let latitude = parts[0], let longitude = parts[1] else {
      throw Refusal(.badRequest, "“\(name)” is no place. Give degrees: ?\(name)=54.3,10.1.")
    }
    let spot = Spot(name: name, latitude: latitude, longitude: longitude)
    try spot.check(as: name)
    return spot
  }

  /// The body as JSON.
  func value<Value: Decodable>() async throws(Refusal) -> Value {
    var data = Data()
    do {
      for try await part in bodySequence {
        data += part
        guard data.count <= Self.largestBody else { break }
      }
    } catch {
      throw Refusal(.badRequest, "The body ends too early: \(error)")
    }
    guard data.count <= Self.largestBody else {
      throw Refusal(.badRequest, "The body is longer than \(Self.largestBody) bytes.")
    }
    do { return try DispatchJSON.value(of: data) } catch {
      throw Refusal(.badRequest, "The body is no \(Value.self) in JSON: \(error)")
    }
  }

  private static var largestBody: Int { 65_536 }
}

extension Spot {
  func check(as name: String) throws(Refusal) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else {
      throw Refusal(.badRequest, "“\(name)” is no place of the earth: \(latitude), \(longitude).")
    }
    try self.name.check(as: "\(name).name")
  }
}

extension Booking {
  /// - Throws: `Refusal` for what no client may send.
  func check() throws(Refusal) {
    try pickup.check(as: "pickup")
    try dropOff.check(as: "dropOff")
    try key.check(as: "key")
    try rider.check(as: "rider")
  }
}

extension String {
  fileprivate func check(as name: String) throws(Refusal) {
    guard (1...200).contains(utf8.count) else {
      throw Refusal(.badRequest, "“\(name)” has \(utf8.count) bytes; 1 to 200 are taken.")
    }
  }
}
