import Foundation
import Testing

@testable import HopShared

/// Places are found by what people call them.
@Suite struct GazetteerTests {
  struct Row: Decodable, CustomTestStringConvertible, Sendable {
    var said: String
    var meant: String
    var testDescription: String { said }
  }

  @Test(arguments: Cases.read("places", as: Row.self))
  func `a place is found`(row: Row) {
    let found =
      switch Gazetteer.shared.choice(row.said) {
      case .exact(let place): "exact \(place.id)"
      case .near(let place): "near \(place.id)"
      case .several(let places): "several \(places.map(\.id).sorted().joined(separator: " "))"
      case .own(let own): "own \(own.id)"
      case .none: "none"
      }
    #expect(found == row.meant)
  }

  @Test(arguments: ["en", "ru", "tr", "zh-Hans", "ko", "de", "fr", "ja"])
  func `every place has a name of its own in every language`(language: String) {
    let places = Gazetteer.shared.places
    #expect(places.count > 35)
    #expect(Set(places.map { $0.name(in: language) }).count == places.count)
    // What is shown is what people say: by it each is found, and no other.
    for place in places {
      #expect(Gazetteer.shared.choice(place.name(in: language)) == .exact(place), "\(place.id)")
    }
  }

  @Test func `a language without names of its own has the English ones`() {
    #expect(Gazetteer.shared["zoo"]?.name(in: "it") == "Zoo")
  }

  @Test func `a place is known by where it lies`() throws {
    for place in Gazetteer.shared.places {
      let (latitude, longitude) = (place.position.latitude, place.position.longitude)
      #expect(Gazetteer.shared.place(latitude: latitude, longitude: longitude) == place)
    }
    #expect(Gazetteer.shared.place(latitude: 0, longitude: 0) == nil)
  }

  @Test(arguments: [
    ("lux", "lux"), ("Luxuswagen", "lux"), ("минивэн", "xl"), ("luxury", "lux"), ("标准", "standard"),
    ("monospace", "xl"), ("ハイヤー", "lux"),
  ])
  func `a kind of ride is found by its names`(said: String, id: String) {
    #expect(RideTerms.options.id(of: said) == id)
  }

  @Test func `what is no kind of ride is none`() {
    #expect(RideTerms.options.id(of: "submarine") == nil)
    #expect(RideTerms.options.id(of: "cash") == nil)
    #expect(RideTerms.payments.id(of: "наличными") == "cash")
  }
}
