import ArgumentParser
import Contacts
import CoreLocation
import CoreSpotlight
import MapKit
import MediaPlayer
import OSLog
import UIKit
import UniformTypeIdentifiers
import os

/// Says the distance between two places, with every companion in the build.
@main
struct Tool: ParsableCommand {
  @Argument var latitude: Double
  @Argument var longitude: Double

  func run() {
    let address = CNMutablePostalAddress()
    address.city = "Wellington"
    let here = MKPlacemark(
      coordinate: .init(latitude: -41.29, longitude: 174.78), postalAddress: address)
    let there = CLLocation(latitude: latitude, longitude: longitude)
    let metres = here.location?.distance(from: there) ?? 0
    let lock = OSAllocatedUnfairLock(initialState: 0)
    lock.withLock { $0 += Int(metres / 1000) }
    print("\(lock.withLock { $0 }) km from \(here.locality ?? "nowhere")")
  }
}
