public import Foundation

/// Takes a place's address and its coordinate to be found of each other.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Where an app asks for the address of a coordinate, or the other way round. Nothing here knows:
/// each question fails with `CLError.geocodeFoundNoResult`, on the main queue.
open class CLGeocoder: NSObject {
  /// Whether a question waits for its answer.
  open var isGeocoding: Bool { false }

  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    fail(completionHandler)
  }

  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    fail(completionHandler)
  }

  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw CLError(.geocodeFoundNoResult)
  }

  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    fail(completionHandler)
  }

  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    fail(completionHandler)
  }

  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw CLError(.geocodeFoundNoResult)
  }

  open func cancelGeocode() {}

  private func fail(_ completionHandler: @escaping CLGeocodeCompletionHandler) {
    // It is called once, by the main queue.
    nonisolated(unsafe) let completionHandler = completionHandler
    DispatchQueue.main.async { completionHandler(nil, CLError(.geocodeFoundNoResult)) }
  }
}
