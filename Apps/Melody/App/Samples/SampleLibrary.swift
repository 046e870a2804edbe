import Foundation

/// A music folder with synthesised melodies, for a person who has given Melody no music yet.
enum SampleLibrary {
  /// Said in each file, and shown when it plays.
  static let note = "A melody synthesised by Melody, not the recording of this name"

  /// Makes the folder unless it is there; one that was begun and not finished is made anew.
  ///
  /// - Throws: `Failure` when a file cannot be made, with the reason.
  static func create(at folder: URL) async throws {
    let files = FileManager.default
    guard !files.fileExists(atPath: folder.path) else { return }
    let draft = folder.appendingPathExtension("unfinished")
    try? files.removeItem(at: draft)
    let jobs = SampleAlbum.library.flatMap(\.recordings) + stations
    let problems = await jobs.mapInParallel { recording -> (any Error)? in
      do {
        try make(recording, in: draft)
        return nil
      } catch {
        return error
      }
    }
    if let problem = problems.compactMap(\.self).first { throw problem }
    try writeLists(in: draft)
    try files.moveItem(at: draft, to: folder)
  }

  /// A file that ffmpeg did not make.
  struct Failure: Error, LocalizedError {
    let path: String
    let reason: String

    var errorDescription: String? { "Melody cannot make the sample \(path): \(reason)" }
  }
}

// MARK: - Making one

extension SampleLibrary {
  private static func make(_ recording: SampleAlbum.Recording, in folder: URL) throws {
    let url = folder.appendingPathComponent(recording.path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    var synthesizer = Synthesizer(name: recording.path)
    let wave = url.deletingPathExtension().appendingPathExtension("wav")
    try WaveFile(samples: synthesizer.melody(), rate: Synthesizer.rate).data.write(to: wave)
    defer { try? FileManager.default.removeItem(at: wave) }

    let tags = recording.tags.sorted { $0.key < $1.key }.flatMap { ["-metadata", "\($0)=\($1)"] }
    let output = try Tool.run(
      "ffmpeg",
      ["-nostdin", "-v", "error", "-y", "-i", wave.path] + encoding(of: recording.format) + tags
        + [url.path])
    guard output.exitCode == 0 else {
      throw Failure(path: recording.path, reason: output.lastLine)
    }
  }

  private static func encoding(of format: SampleAlbum.Format) -> [String] {
    switch format {
    case .flac: ["-c:a", "flac"]
    case .opus: ["-c:a", "libopus", "-b:a", "24k", "-compression_level", "2"]
    }
  }
}

// MARK: - Playlists and radio

extension SampleLibrary {
  private static let stationNames = ["89.1 FM", "Радио Тишина 101.7"]

  /// What a station sends lies in a folder that is not searched for music.
  private static let stations = stationNames.map { name in
    SampleAlbum.Recording(
      path: ".Stations/\(name).opus", tags: ["title": name, "comment": note], format: .opus)
  }

  private static let playlists: [String: [String]] = [
    "Playlist of the Day": ["Skyfall", "Take Five", "Halo", "Basket Case"],
    "Плейлист дня": ["Лирика", "Группа крови", "Искала", "Мне нравится"],
    "Плейлист с Алисой": ["Красное на чёрном", "Мы вместе", "Новая кровь"],
    "今日歌单": ["晴天", "月亮代表我的心"],
    "Gym": ["American Idiot", "Freelance", "Kuzu Kuzu"],
  ]

  private static func writeLists(in folder: URL) throws {
    for name in stationNames {
      try "[playlist]\nFile1=.Stations/\(name).opus\nTitle1=\(name)\nNumberOfEntries=1\nVersion=2\n"
        .write(to: folder.appendingPathComponent("\(name).pls"), atomically: true, encoding: .utf8)
    }
    let paths = Dictionary(
      SampleAlbum.library.flatMap(\.recordings).map { ($0.tags["title"] ?? "", $0.path) },
      uniquingKeysWith: { first, _ in first })
    for (name, titles) in playlists {
      let lines = ["#EXTM3U", "#PLAYLIST:\(name)"] + titles.compactMap { paths[$0] }
      try lines.joined(separator: "\n")
        .write(to: folder.appendingPathComponent("\(name).m3u8"), atomically: true, encoding: .utf8)
    }
    try "\(note).\n"
      .write(to: folder.appendingPathComponent("README.txt"), atomically: true, encoding: .utf8)
  }
}
