import Intents
import Testing

/// Archives and copies: what went in comes out, in another object.
@Suite struct CodingTests {
  @Test func archivedObjectsComeBackEqual() throws {
    for object in Samples.all {
      let data = try NSKeyedArchiver.archivedData(
        withRootObject: object, requiringSecureCoding: true)
      let read =
        try NSKeyedUnarchiver.unarchivedObject(ofClasses: [type(of: object)], from: data)
        as? NSObject
      #expect(read == object, "\(object)")
      #expect(read !== object)
      #expect(read?.hash == object.hash)
    }
  }

  @Test func copiesAreEqualAndOthers() {
    for object in Samples.all {
      let copy = object.copy() as? NSObject
      #expect(copy == object, "\(object)")
      #expect(copy !== object)
      #expect(copy.map { type(of: $0) == type(of: object) } == true)
    }
  }

  @Test func noTwoSamplesAreEqual() {
    for (index, object) in Samples.all.enumerated() {
      for other in Samples.all.dropFirst(index + 1) {
        #expect(!object.isEqual(other))
      }
    }
  }

  @Test func everyPropertyComesBack() throws {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: Samples.playMedia, requiringSecureCoding: true)
    let intent = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: INPlayMediaIntent.self, from: data))
    #expect(intent.mediaItems?.first?.artist == "Adele")
    #expect(intent.mediaContainer?.title == "Skyfall")
    #expect(intent.playShuffled == true)
    #expect(intent.playbackRepeatMode == .all)
    #expect(intent.resumePlayback == false)
    #expect(intent.playbackQueueLocation == .later)
    #expect(intent.playbackSpeed == 1.5)
    #expect(intent.mediaSearch?.mediaType == .podcastEpisode)
    #expect(intent.mediaSearch?.sortOrder == .newest)
    #expect(intent.mediaSearch?.genreNames == ["Education"])
    #expect(intent.mediaSearch?.releaseDate?.endDateComponents?.year == 1999)
    #expect(intent.mediaSearch?.releaseDate?.recurrenceRule?.frequency == .yearly)
    #expect(intent.mediaSearch?.reference == .my)
  }

  @Test func responsesKeepTheirActivity() throws {
    let copy = try #require(Samples.playMediaResponse.copy() as? INPlayMediaIntentResponse)
    #expect(copy.code == .continueInApp)
    #expect(copy.userActivity?.activityType == "org.example.play")
    #expect(copy.userActivity?.userInfo?["position"] as? Double == 12.5)
    #expect(copy.userActivity?.userInfo?["queue"] as? [String] == ["a", "b"])
    #expect(copy.userActivity?.userInfo?["url"] as? URL == URL(filePath: "/tmp/x"))
    #expect(copy.nowPlayingInfo?["title"] as? String == "Skyfall")
    #expect(copy.nowPlayingInfo?["live"] as? Bool == false)
  }

  #if !canImport(Darwin)
    // How an archive looks inside is this module's own affair.
    @Test(arguments: [
      "", "{", "[]", "7", #"{"mediaType": "no such type"}"#, #"{"genreNames": "Rock"}"#,
      #"{"releaseDate": {"start": "someday"}}"#,
    ])
    func anArchiveOfSomethingElseIsRefused(_ content: String) throws {
      let archiver = NSKeyedArchiver(requiringSecureCoding: true)
      archiver.encode(Data(content.utf8) as NSData, forKey: "plain")
      let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
      #expect(INMediaSearch(coder: unarchiver) == nil)
    }

    @Test func anArchiveWithoutContentIsRefused() throws {
      let archiver = NSKeyedArchiver(requiringSecureCoding: true)
      archiver.finishEncoding()
      let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
      #expect(INMediaSearch(coder: unarchiver) == nil)
    }
  #endif

  @Test func equalityFollowsTheContent() {
    let one = INMediaSearch(mediaName: "Skyfall")
    #expect(one == INMediaSearch(mediaName: "Skyfall"))
    #expect(one != INMediaSearch(mediaName: "Hello"))
    #expect(one != INMediaSearch(artistName: "Skyfall"))
    #expect(Set([one, INMediaSearch(mediaName: "Skyfall")]).count == 1)
  }

  @Test func mediaDestinations() {
    #expect(INMediaDestination.playlist("gym").playlistName == "gym")
    #expect(INMediaDestination.library.playlistName == nil)
    #expect(INMediaDestination.library != .playlist("library"))
  }
}
