import Foundation
import Testing

/// Where nothing can be kept, the person is told so, and what was kept before stays as it was.
@Suite(.ownThread, .serialized, .enabled(if: SmallDisk.mayMount, "no right to mount a disk"))
struct StorageTests {
  /// A home on a small disk that is gone afterwards, with Melody and one song that is liked.
  private func withMelody(
    _ body: (_ home: TestHome, _ kept: [String]) throws -> Void
  ) throws {
    let home = try TestHome()
    try #require(mount("tmpfs", home.folder.path, "tmpfs", 0, "size=512m,mode=700") == 0)
    defer {
      _ = try? home.sotto("quit")
      umount2(home.folder.path, Int32(MNT_DETACH))
    }
    try home.installMelody()
    #expect(try home.say("i like the song skyfall").status == 0)
    let kept = home.collectionLines
    try #require(kept.count == 1)
    try body(home, kept)
  }

  private func fill(_ home: TestHome) throws -> URL {
    let filler = home.folder.appending(path: "filler")
    let file = try #require(fopen(filler.path, "w"))
    let block = [UInt8](repeating: 1, count: 1 << 16)
    while fwrite(block, 1, block.count, file) == block.count, fflush(file) == 0 {}
    fclose(file)
    return filler
  }

  @Test func `a full disk is told, loses nothing, and hinders no music`() throws {
    try withMelody { home, kept in
      let filler = try fill(home)
      for sentence in ["i like the song halo", "add halo to the playlist gym"] {
        let refused = try home.say(sentence)
        #expect(
          refused.output
            == "Melody couldn't do that. The disk is full. Free some space, and say it again.\n",
          "\(refused.output)\(refused.error)")
        #expect(refused.status == 3)
      }
      #expect(home.collectionLines == kept)
      let played = try home.say("play take five")
      #expect(played.output.hasPrefix("Playing Take Five"), "\(played.output)\(played.error)")
      try FileManager.default.removeItem(at: filler)
      #expect(try home.say("i like the song halo").status == 0)
      #expect(home.collectionLines.count == 2)
    }
  }

  @Test(arguments: [["deny", "Faulty"], ["remove", "Faulty", "--erase"]])
  func `on a full disk an app can be forbidden and removed`(command: [String]) throws {
    try withMelody { home, _ in
      try home.installFaulty()
      #expect(try home.say("play kaput fine in faulty").status == 0)
      let filler = try fill(home)
      let done = try Command(["apps"] + command, environment: home.environment)
      #expect(done.status == 0, "\(done.error)")
      #expect(try home.sotto("quit").status == 0)
      #expect(home.assistantIdentifier == nil)
      try FileManager.default.removeItem(at: filler)
      let apps = try home.sotto("apps", "list").output
      #expect(
        command[0] == "deny"
          ? apps.contains("Faulty  (app.sotto.Faulty, 1.0, denied)") : !apps.contains("Faulty"),
        "\(apps)")
    }
  }

  @Test func `an assistant that starts on a full disk says why it cannot, or works`() throws {
    try withMelody { home, kept in
      try home.sotto("quit")
      let filler = try fill(home)
      let start = ContinuousClock.now
      let answer = try home.say("play take five")
      // A command waits ten seconds for an assistant that it has started.
      #expect(ContinuousClock.now - start < .seconds(10), "it waited for what could never come")
      let text = answer.output + answer.error
      #expect(answer.status == 0 || text.contains("the disk is full"), "\(text)")
      try FileManager.default.removeItem(at: filler)
      #expect(try home.say("play take five").status == 0)
      #expect(home.collectionLines == kept)
    }
  }

  /// From now on the folder can only be read, until what is mounted here is gone.
  private func forbidWriting(_ path: String) throws {
    let flags = UInt(MS_BIND)
    try #require(mount(path, path, "", flags, nil) == 0)
    try #require(mount("", path, "", flags | UInt(MS_REMOUNT) | UInt(MS_RDONLY), nil) == 0)
  }

  @Test func `a conversation goes on where nothing can be written any more`() throws {
    try withMelody { home, kept in
      try home.sotto("quit")
      let prompt = try PromptSession(home)
      try prompt.say("what is playing")
      #expect(prompt.nextLine() == "Nothing is playing.")
      try forbidWriting(home.folder.path)
      try prompt.say("i like the song halo")
      let answer = prompt.nextLine() ?? ""
      #expect(
        answer.hasSuffix("The disk can only be read, so nothing can be kept."), "\(answer)")
      #expect(home.collectionLines == kept)
      umount2(home.folder.path, Int32(MNT_DETACH))
      try prompt.say("i like the song halo")
      #expect(prompt.nextLine()?.hasPrefix("You like Halo") == true)
      #expect(try prompt.quit() == 0)
      #expect(home.collectionLines.count == 2)
    }
  }

  @Test func `a home that can only be read is told and left as it was`() throws {
    try withMelody { home, kept in
      let path = home.folder.path
      let told = "\(path) lies on a file system that is read-only"
      try forbidWriting(path)
      let refused = try home.say("i like the song halo")
      #expect(refused.status != 0)
      #expect(refused.error.contains(told), "\(refused.error)")
      #expect(home.collectionLines == kept)
      try home.sotto("quit")
      let unstarted = try home.say("play take five")
      #expect(unstarted.status != 0)
      #expect(unstarted.error.contains(told), "\(unstarted.error)")
      umount2(path, Int32(MNT_DETACH))
      #expect(try home.say("play take five").status == 0)
      #expect(home.collectionLines == kept)
    }
  }
}

/// What a damaged file means for the person.
@Suite(.ownThread) struct DamageTests {
  @Test func `a damaged database is told, kept, and begun anew`() throws {
    let home = try TestHome()
    try home.installTestApp("Keeper")
    try home.sotto("quit")
    let database = home.folder.appending(path: "sotto.sqlite")
    let damaged = Data(repeating: 0xa5, count: 1 << 16)
    try damaged.write(to: database)
    // What the assistant had yet to bring into the file would mend it.
    for name in ["sotto.sqlite-wal", "sotto.sqlite-shm"] {
      try? FileManager.default.removeItem(at: home.folder.appending(path: name))
    }
    let told = try home.say("play kaput fine in keeper")
    #expect(told.error.contains("The database was damaged."), "\(told.error)")
    let names = try FileManager.default.contentsOfDirectory(atPath: home.folder.path)
    let kept = try #require(names.first { $0.hasPrefix("sotto.sqlite.damaged-") })
    #expect(try Data(contentsOf: home.folder.appending(path: kept)) == damaged)
    // It is told once, and everything works again when the app is there again.
    #expect(try home.say("play kaput fine in keeper").error.isEmpty)
    try home.installTestApp("Keeper")
    #expect(try home.say("play kaput fine in keeper").status == 0)
  }

  /// Its index, beside it, answers meanwhile; and it can be made of the catalog.
  @Test(arguments: ["Catalog.sqlite", "Catalog.sqlite.index"])
  func `a damaged catalog hinders nobody and is mended`(name: String) throws {
    let home = try TestHome()
    try home.installMelody()
    try home.sotto("quit")
    let group = home.folder.appending(path: "groups/group.app.sotto.melody")
    let damaged = Data(repeating: 0xa5, count: 1 << 14)
    try damaged.write(to: group.appending(path: name))
    let played = try home.say("play take five")
    #expect(played.output.hasPrefix("Playing Take Five"), "\(played.output)\(played.error)")
    let catalog = group.appending(path: "Catalog.sqlite")
    wait { (try? Data(contentsOf: catalog).prefix(6)) == Data("SQLite".utf8) }
    #expect(try Data(contentsOf: catalog).prefix(6) == Data("SQLite".utf8))
    #expect(try home.say("play take five").status == 0)
  }

  /// Only the app can make both anew: the person is asked to open it, then hears what they wanted.
  @Test func `a catalog damaged with its index asks for the app, which mends both`() throws {
    let home = try TestHome()
    try home.installMelody()
    #expect(try home.say("i like the song halo").status == 0)
    let kept = home.collectionLines
    let group = home.folder.appending(path: "groups/group.app.sotto.melody")
    let replies = [
      "play take five": "Playing Take Five by Dave Brubeck",
      "i like the song take five": "You like Take Five",
      "add take five to the playlist gym": "Added Take Five",
      "find take five in melody": "Here is what Melody has for “Take Five”.",
    ]
    for (sentence, reply) in replies {
      try home.sotto("quit")
      for name in ["Catalog.sqlite", "Catalog.sqlite.index"] {
        try Data(repeating: 0xa5, count: 1 << 14).write(to: group.appending(path: name))
      }
      let asked = try home.say(sentence)
      #expect(asked.output == "Melody has to be open for that. Open it?\n", "\(asked.error)")
      #expect(asked.status == 4)
      let opened = try home.say(sentence, answers: ["yes"])
      #expect(opened.output.contains(reply), "\(opened.output)\(opened.error)")
      #expect(opened.status == 0)
    }
    #expect(Set(home.collectionLines).isSuperset(of: kept))
  }
}
