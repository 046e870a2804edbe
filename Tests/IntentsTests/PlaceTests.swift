import Foundation
import Intents
import Testing

@Suite struct PlaceTests {
  private static func coded<Object: PlainObject>(_ object: Object) throws -> Object {
    let data = try JSONEncoder().encode(object.plain)
    return try Object.decode(JSONDecoder().decode(PlainValue.self, from: data))
  }

  @Test func distancesFollowTheGreatCircle() {
    let wellington = CLLocation(latitude: -41.2865, longitude: 174.7762)
    let auckland = CLLocation(latitude: -36.8485, longitude: 174.7633)
    #expect(abs(wellington.distance(from: auckland) - 493_500) < 1000)
    #expect(wellington.distance(from: wellington) == 0)
    let west = CLLocation(latitude: 0, longitude: 179.9)
    let east = CLLocation(latitude: 0, longitude: -179.9)
    #expect(west.distance(from: east) < 23_000)
  }

  @Test func aCircleHoldsWhatIsNear() {
    let center = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)
    let region = CLCircularRegion(center: center, radius: 1000, identifier: "home")
    #expect(region.contains(CLLocationCoordinate2D(latitude: 52.505, longitude: 13.4)))
    #expect(!region.contains(CLLocationCoordinate2D(latitude: 52.6, longitude: 13.4)))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }

  @Test func aPlaceSurvivesTheWire() throws {
    let address = CNMutablePostalAddress()
    address.street = "Cuba Street 1"
    address.city = "Wellington"
    address.isoCountryCode = "NZ"
    let place = CLPlacemark(
      location: CLLocation(latitude: -41.29, longitude: 174.78), name: "Office",
      postalAddress: address)
    let read = try Self.coded(place)
    #expect(read == place)
    #expect(read.location?.coordinate.longitude == 174.78)
    #expect(read.locality == "Wellington")
    #expect(read.thoroughfare == "Cuba Street 1")
    #expect(read.postalCode == nil)
    #expect(CLPlacemark(placemark: place) == place)
  }

  @Test func addressesAreWrittenForPeople() {
    let address = CNMutablePostalAddress()
    address.street = "Unter den Linden 77"
    address.postalCode = "10117"
    address.city = "Berlin"
    address.country = "Deutschland"
    #expect(
      CNPostalAddressFormatter.string(from: address, style: .mailingAddress)
        == "Unter den Linden 77\nBerlin 10117\nDeutschland")
    address.city = ""
    #expect(address.city.isEmpty)
    let copy = address.mutableCopy() as? CNMutablePostalAddress
    #expect(copy == address)
  }

  @Test func aBadPlaceIsRefused() {
    #expect(throws: PlainDecodingError.self) { try CLLocation.decode(["latitude": 1]) }
    #expect(throws: PlainDecodingError.self) { try CLPlacemark.decode(["location": "here"]) }
  }

  @Test func whatIsFoundByAnActivitySurvivesTheWire() throws {
    let activity = NSUserActivity(activityType: "listen")
    let attributes = CSSearchableItemAttributeSet(contentType: .audio)
    attributes.title = "Skyfall"
    attributes.keywords = ["james", "bond"]
    attributes.duration = 286
    attributes.thumbnailData = Data([1, 2])
    activity.contentAttributeSet = attributes
    activity.userInfo = [
      "text": "a", "number": 1, "truth": true, "list": ["x", 2] as [Any],
      "date": Date(timeIntervalSince1970: 5), "deep": ["data": Data([3])],
    ]
    let data = try JSONEncoder().encode(activity.plain)
    let read = try NSUserActivity.decode(JSONDecoder().decode(PlainValue.self, from: data))
    let found = try #require(read.contentAttributeSet)
    #expect(found == attributes)
    #expect(found.contentType == "public.audio")
    #expect(found.duration?.doubleValue == 286)
    #expect(found.keywords == ["james", "bond"])
    #expect(read.userInfo?["truth"] as? Bool == true)
    #expect(read.userInfo?["date"] as? Date == Date(timeIntervalSince1970: 5))
    #expect((read.userInfo?["deep"] as? [String: Any])?["data"] as? Data == Data([3]))
    #expect((read.userInfo?["list"] as? [Any])?.count == 2)
  }

  /// As on iOS, where what comes from another process are numbers, and not `Int` or `Double`.
  @Test func whatAnActivitySaysKeepsItsKindOverTheWire() throws {
    let identifier = UUID()
    let activity = NSUserActivity(activityType: "listen")
    activity.userInfo = [
      "seconds": 120.0, "rate": Float(1.1), "width": CGFloat(2.5), "count": 1, "no": false,
      "list": NSArray(array: [1, true, "x", NSNull()]), "number": NSNumber(value: 1),
      "id": identifier, "large": UInt64.max, "set": Set(["a", "b"]), "nothing": NSNull(),
    ]
    let data = try JSONEncoder().encode(activity.plain)
    let read = try NSUserActivity.decode(JSONDecoder().decode(PlainValue.self, from: data))
    let info = try #require(read.userInfo)
    #expect(info["seconds"] as? Double == 120 && info["seconds"] as? Int == 120)
    #expect(info["rate"] as? Float == 1.1)
    #expect(info["width"] as? Double == 2.5)
    #expect(info["count"] as? Int == 1 && info["number"] as? Int == 1)
    #expect(info["no"] as? Bool == false)
    #expect(info["id"] as? UUID == identifier)
    #expect(info["large"] as? UInt64 == UInt64.max)
    #expect(info["set"] as? Set<String> == ["a", "b"])
    #expect(info["nothing"] is NSNull)
    let list = try #require(info["list"] as? [Any])
    #expect(list.count == 4 && list[0] as? Int == 1 && list[1] as? Bool == true)
  }
}
