import AVFoundation
import CoreLocation
import CoreSpotlight
import Foundation
import Intents
import LocalAuthentication
import MediaPlayer
import UIKit
import WidgetKit

/// What an app asks of a phone beside SiriKit.
class Device: NSObject, CLLocationManagerDelegate {
  private let locationManager = CLLocationManager()
  private var commands: [Any] = []

  func prepare() {
    do {
      try AVAudioSession.sharedInstance().setCategory(.playback, mode: .spokenAudio)
      try AVAudioSession.sharedInstance().setActive(true, options: .notifyOthersOnDeactivation)
    } catch {
      print("audio session: \(error)")
    }
    locationManager.delegate = self
    locationManager.desiredAccuracy = kCLLocationAccuracyHundredMeters
    locationManager.requestWhenInUseAuthorization()
    CLGeocoder().geocodeAddressString("Cuba Street") { placemarks, error in
      if let error = error { return print("place: \(error.localizedDescription)") }
      print(placemarks?.first?.locality ?? "somewhere")
    }
    index()
    commands.append(MPRemoteCommandCenter.shared().playCommand.addTarget { _ in .success })
    WidgetCenter.shared.reloadAllTimelines()
    print(UIDevice.current.systemName, UIScreen.main.scale)
  }

  private func index() {
    let attributes = CSSearchableItemAttributeSet(itemContentType: "public.text")
    attributes.title = "Errands"
    let item = CSSearchableItem(
      uniqueIdentifier: "errands", domainIdentifier: nil, attributeSet: attributes)
    CSSearchableIndex.default().indexSearchableItems([item]) { error in
      if let error = error { print("index: \(error.localizedDescription)") }
    }
  }

  func playlist(named name: String) -> MPMediaPlaylist? {
    let query = MPMediaQuery.playlists()
    query.addFilterPredicate(
      MPMediaPropertyPredicate(
        value: name, forProperty: MPMediaPlaylistPropertyName, comparisonType: .equalTo))
    return (query.collections as? [MPMediaPlaylist])?.first
  }

  func unlock(_ reply: @escaping @Sendable (Bool, Error?) -> Void) {
    let context = LAContext()
    var error: NSError?
    guard context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error) else {
      return reply(false, error)
    }
    context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Errands", reply: reply)
  }

  func load(_ url: URL, completion: @escaping @Sendable (Data?) -> Void) {
    let request = URLRequest(url: url, timeoutInterval: 5)
    URLSession.shared.dataTask(with: request) { data, response, _ in
      completion((response as? HTTPURLResponse)?.statusCode == 200 ? data : nil)
    }.resume()
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}

  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {
    if status == .denied { print("location: denied") }
  }
}
