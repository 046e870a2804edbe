import Foundation
import Intents
import SottoAppSupport
import Testing

/// The device has no media library, opens no URLs and has no screen; apps that ask are told so.
@Suite struct AbsentLibraryTests {
  @Test func theMediaLibraryIsEmptyAndTakesNothing() {
    let query = MPMediaQuery.playlists()
    query.addFilterPredicate(
      MPMediaPropertyPredicate(value: "Gym", forProperty: MPMediaPlaylistPropertyName))
    #expect(query.collections as? [MPMediaPlaylist] == [])
    #expect(query.filterPredicates?.count == 1)
    #expect(MPMediaLibrary.authorizationStatus() == .restricted)
    MPMediaLibrary.default().addItem(withProductID: "1") { added, error in
      #expect(added.isEmpty)
      #expect((error as? MPError)?.code == .notSupported)
      #expect(error?.localizedDescription.contains("the app's own") == true)
    }
  }

  @MainActor @Test func noURLIsOpened() async throws {
    let url = try #require(URL(string: "example://song"))
    #expect(!UIApplication.shared.canOpenURL(url))
    await withCheckedContinuation { continuation in
      UIApplication.shared.open(url) {
        #expect(!$0)
        continuation.resume()
      }
    }
    #expect(UIApplication.shared.connectedScenes.isEmpty)
    #expect(UIScreen.main.scale == 1)
  }

  /// As on iOS, an app may set its commands up on any thread.
  @Test func remoteCommandsBelongToNoActor() {
    let command = MPRemoteCommandCenter.shared().bookmarkCommand
    let token = command.addTarget { _ in .success }
    command.localizedTitle = "Keep"
    command.removeTarget(token)
    #expect(command.isEnabled)
  }
}
