import Foundation
import Testing

/// What the person hears when Listable cannot use its file, and that nothing in it is lost.
@Suite(.ownThread, .serialized) struct ListableFaultTests {
  private static let home = Result {
    let home = try TestHome()
    try home.installListable()
    return home
  }

  /// The extension has had another file open, or has none.
  @Test(arguments: [true, false])
  func `a damaged notebook is told, left as it is, and kept aside once that is wanted`(
    isRunning: Bool
  ) throws {
    let home = try homeWithTrip()
    if !isRunning { try home.sotto("quit") }
    for name in try home.notebookFiles() where name != home.notebook.lastPathComponent {
      try FileManager.default.removeItem(at: home.listableGroup.appending(path: name))
    }
    let damaged = Data(repeating: 0xa5, count: 1 << 14)
    try damaged.write(to: home.notebook, options: isRunning ? .atomic : [])
    for sentence in ["add tent to the trip list", "show the trip list"] {
      let asked = try home.say(sentence)
      #expect(
        asked.output
          == "Listable can only do that when it is open. The lists are damaged; Listable can keep "
          + "\(home.notebook.path) aside and begin anew. Open Listable?\n", "\(asked.error)")
      #expect(asked.status == 4)
    }
    let refused = #expect(throws: TestHome.Failure.self) { try home.listable("show") }
    #expect(refused?.description.contains("\(home.notebook.path) is damaged.") == true)
    #expect(try Data(contentsOf: home.notebook) == damaged)
    // What was asked for is done then, and not only said to be.
    let mended = try home.say("add tent to the trip list", answers: ["yes", "yes"])
    #expect(mended.output.hasSuffix("Added to “trip” in Listable: tent.\n"), "\(mended.error)")
    #expect(try home.listable("show") == "trip\n  ○ tent\n")
    #expect(try home.keptAside() == damaged)
  }

  /// Its first page is whole, so that it can be opened.
  @Test func `a notebook that is damaged within is mended as well`() throws {
    let home = try homeWithTrip()
    home.endExtension()
    try home.change("PRAGMA wal_checkpoint(TRUNCATE)")
    var damaged = try Data(contentsOf: home.notebook)
    damaged.replaceSubrange(4096..., with: repeatElement(0xa5, count: damaged.count - 4096))
    try damaged.write(to: home.notebook)
    #expect(try home.say("show the trip list").output.contains("The lists are damaged"))
    let mended = try home.say("make a list called trip", answers: ["yes"])
    #expect(mended.output.hasSuffix("Created the list “trip” in Listable.\n"), "\(mended.error)")
    #expect(try home.keptAside() == damaged)
  }

  @Test func `a file that takes a notebook's place is the notebook from then on`() throws {
    let home = try homeWithTrip()
    let saved = home.folder.appending(path: "saved").path
    try home.change("VACUUM INTO '\(saved)'")
    #expect(try home.say("add tent to the trip list").status == 0)
    for name in try home.notebookFiles() {
      try FileManager.default.removeItem(at: home.listableGroup.appending(path: name))
    }
    try FileManager.default.moveItem(atPath: saved, toPath: home.notebook.path)
    #expect(try home.say("add bread to the trip list").status == 0)
    #expect(try home.listable("show") == "trip\n  ○ rice\n  ○ bread\n")
  }

  @Test func `a notebook of a newer Listable is told and left as it is`() throws {
    let home = try homeWithTrip()
    home.endExtension()
    try home.change("INSERT INTO grdb_migrations VALUES ('from the future')")
    for sentence in ["add tent to the trip list", "show the trip list"] {
      let refused = try home.say(sentence)
      #expect(
        refused.output
          == "Listable couldn't do that. \(home.notebook.path) was made by a newer Listable and is "
          + "left as it is. Install that Listable, and say it again.\n", "\(refused.error)")
      #expect(refused.status == 3)
    }
    try home.change("DELETE FROM grdb_migrations WHERE identifier = 'from the future'")
    #expect(try home.say("add tent to the trip list").status == 0)
    #expect(try home.listable("show") == "trip\n  ○ rice\n  ○ tent\n")
  }

  /// As the first version of Listable has left it; app and extension begin at once.
  @Test func `a notebook of an older Listable is brought to the present version`() throws {
    let home = try homeWithTrip()
    home.endExtension()
    try home.change(
      """
      DROP TABLE unsentReminder; DROP TRIGGER taskAdded; DROP TRIGGER taskChanged;
      DROP TRIGGER taskRemoved; DELETE FROM grdb_migrations WHERE identifier = 'reminders'
      """)
    #expect(try home.say("add tent to the trip list").status == 0)
    #expect(try home.say("remind me tomorrow at six to call Ann").status == 0)
    #expect(try home.listable("show", "trip") == "trip\n  ○ rice\n  ○ tent\n")
  }

  @Test(.enabled(if: SmallDisk.mayMount, "no right to mount a disk"))
  func `a disk that is full or can only be read is told, and loses nothing`() throws {
    try withSmallDisk { home in
      let filler = try home.listableGroup.fill()
      // What is free within the file's own pages is used up first.
      var answers: [Command] = []
      for number in 1...40 where answers.last?.status ?? 0 == 0 {
        answers.append(try home.say("add tent \(number) to the trip list"))
      }
      #expect(
        answers.last?.output
          == "Listable couldn't do that. \(home.notebook.path) cannot grow, because the disk is "
          + "full. Free some space, and say it again.\n", "\(answers.last?.error ?? "")")
      #expect(answers.last?.status == 3)
      let shown = try home.say("show the trip list")
      #expect(shown.output.contains("rice"), "\(shown.output)\(shown.error)")
      try FileManager.default.removeItem(at: filler)
      #expect(try home.say("add bread to the trip list").status == 0)
      let tents = (1..<answers.count).map { "  ○ tent \($0)\n" }.joined()
      let kept = "trip\n  ○ rice\n\(tents)  ○ bread\n"
      #expect(try home.listable("show") == kept)
      try home.sotto("quit")
      let disk = home.listableGroup.path
      try #require(mount("", disk, "", UInt(MS_REMOUNT) | UInt(MS_RDONLY), nil) == 0)
      let unstarted = try home.say("add tent to the trip list")
      #expect(
        unstarted.output.hasPrefix(
          "Listable couldn't be started: \(disk) lies on a file system that is read-only;"),
        "\(unstarted.output)")
      try #require(mount("", disk, "", UInt(MS_REMOUNT), nil) == 0)
      #expect(try home.listable("show") == kept)
      #expect(try home.say("show the trip list").status == 0)
    }
  }

  @Test func `a notebook that can only be read is told, shown, and left as it was`() throws {
    let home = try homeWithTrip()
    home.endExtension()
    try home.setNotebook(mode: 0o444)
    let refused = try home.say("add tent to the trip list")
    #expect(
      refused.output
        == "Listable couldn't do that. \(home.notebook.path) cannot be written. Make the file "
        + "and its folder writable for you, and say it again.\n", "\(refused.error)")
    #expect(refused.status == 3)
    #expect(try home.say("show the trip list").output.contains("rice"))
    try home.setNotebook(mode: 0o600)
    #expect(try home.say("add tent to the trip list").status == 0)
    #expect(try home.listable("show") == "trip\n  ○ rice\n  ○ tent\n")
  }

  /// Listable with a list of one task, and nothing of what was there before.
  private func homeWithTrip() throws -> TestHome {
    let home = try Self.home.get()
    for name in try home.notebookFiles() {
      try FileManager.default.removeItem(at: home.listableGroup.appending(path: name))
    }
    try home.startTrip()
    return home
  }

  /// A home whose lists lie on a disk of their own.
  private func withSmallDisk(_ body: (TestHome) throws -> Void) throws {
    let home = try TestHome()
    let disk = home.listableGroup.path
    try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: true)
    try #require(mount("tmpfs", disk, "tmpfs", 0, "size=1m,mode=700") == 0)
    defer {
      _ = try? home.sotto("quit")
      umount2(disk, Int32(MNT_DETACH))
    }
    try home.installListable()
    try home.startTrip()
    try body(home)
  }
}
