import Foundation
import Intents
import Testing

/// What a device would know and Linux does not is refused, not silently dropped.
@Suite struct AbsentDeviceTests {
  @MainActor
  private final class Listener: NSObject, CLLocationManagerDelegate {
    var statuses: [CLAuthorizationStatus] = []
    var continuation: CheckedContinuation<any Error, Never>?

    nonisolated func locationManager(
      _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
    ) {
      MainActor.assumeIsolated { statuses.append(status) }
    }

    nonisolated func locationManager(
      _ manager: CLLocationManager, didFailWithError error: any Error
    ) {
      MainActor.assumeIsolated { continuation?.resume(returning: error) }
    }
  }

  @MainActor @Test func locatingIsDenied() async {
    let (manager, listener) = (CLLocationManager(), Listener())
    manager.delegate = listener
    manager.requestWhenInUseAuthorization()
    let error = await withCheckedContinuation {
      listener.continuation = $0
      manager.requestLocation()
    }
    #expect((error as? CLError)?.code == .denied)
    #expect(listener.statuses == [.denied])
    #expect(manager.location == nil)
    #expect(!CLLocationManager.locationServicesEnabled())
  }

  @Test func noAddressIsFound() async {
    let found = await withCheckedContinuation { continuation in
      CLGeocoder().geocodeAddressString("Cuba Street") { places, error in
        continuation.resume(returning: (places?.count, (error as? CLError)?.code))
      }
    }
    #expect(found.0 == nil)
    #expect(found.1 == .geocodeFoundNoResult)
  }

  @Test func nothingIsIndexed() async throws {
    let item = CSSearchableItem(
      uniqueIdentifier: "1", domainIdentifier: nil,
      attributeSet: CSSearchableItemAttributeSet(itemContentType: "public.audio"))
    await #expect(throws: CSIndexError.self) {
      try await CSSearchableIndex.default().indexSearchableItems([item])
    }
    try await CSSearchableIndex.default().deleteAllSearchableItems()
    #expect(!CSSearchableIndex.isIndexingAvailable())
    #expect(CSIndexError(.indexingUnsupported).localizedDescription.contains("INVocabulary"))
  }

  /// A cover's data does not fill a log.
  @Test func longTextsAreShortenedInDescriptions() {
    let image = INImage(imageData: Data(count: 100_000))
    #expect(image.description.count < 200)
    #expect(image.description.contains("133336 characters"))
  }
}
