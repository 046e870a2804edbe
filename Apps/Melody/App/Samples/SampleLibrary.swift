import Foundation
import MediaShared

/// A music folder with synthesised melodies, for a person who has given Melody no music yet.
enum SampleLibrary {
  /// Said in each file, and shown when it plays.
  static let note = "A melody synthesised by Melody, not the recording of this name"

  /// Makes the folder unless it is there; one that was begun and not finished is made anew.
  ///
  /// - Parameter cache: Takes what the new files say about themselves: to read it of each would make
  ///   the first request wait twice as long.
  /// - Throws: `Failure` when a file cannot be made, with the reason.
  static func create(at folder: URL, noting cache: inout TagCache) async throws {
    let files = FileManager.default
    guard !files.fileExists(atPath: folder.path) else { return }
    let draft = folder.appendingPathExtension("unfinished")
    try? files.removeItem(at: draft)
    let made = await batches.mapInParallel { batch in Result { try make(batch, in: draft) } }
    let tags = try made.flatMap { try $0.get() }
    try writeLists(in: draft)
    try files.moveItem(at: draft, to: folder)
    cache.set(Dictionary(tags, uniquingKeysWith: { $1 }), ofFilesIn: MusicFolder(url: folder))
  }

  /// A file that ffmpeg did not make.
  struct Failure: Error, LocalizedError {
    let path: String
    let reason: String

    var errorDescription: String? { "Melody cannot make the samples in \(path): \(reason)" }
  }
}

// MARK: - Making the sounds

extension SampleLibrary {
  /// Starting ffmpeg takes longer than what it does for one file, so each call makes several.
  private static var batches: [ArraySlice<SampleAlbum.Recording>] {
    let recordings = SampleAlbum.library.flatMap(\.recordings) + stations
    return stride(from: 0, to: recordings.count, by: batchSize).map {
      recordings[$0..<min($0 + batchSize, recordings.count)]
    }
  }

  private static let batchSize = 8

  /// - Returns: What the files say about themselves, by their paths in the folder.
  private static func make(
    _ batch: ArraySlice<SampleAlbum.Recording>, in folder: URL
  ) throws -> [(String, AudioTags)] {
    var inputs: [String] = []
    var outputs: [String] = []
    var made: [(String, AudioTags)] = []
    for recording in batch {
      let url = folder.appendingPathComponent(recording.path)
      let wave = url.deletingPathExtension().appendingPathExtension("wav")
      let duration = try writeMelody(named: recording.path, to: wave)
      made.append((recording.path, AudioTags(recording.tags, duration: duration)))
      inputs += ["-i", wave.path]
      outputs += ["-map", "\(inputs.count { $0 == "-i" } - 1)"] + encoding(of: recording.format)
      for (key, value) in recording.tags { outputs += ["-metadata", "\(key)=\(value)"] }
      outputs.append(url.path)
      if let cover = recording.cover {
        inputs += ["-f", "lavfi", "-i", "color=c=\(cover):s=120x120:d=0.04"]
        outputs += ["-map", "\(inputs.count { $0 == "-i" } - 1)", "-frames:v", "1", "-update", "1"]
        outputs.append(url.deletingLastPathComponent().appendingPathComponent("cover.png").path)
      }
    }
    defer {
      for path in inputs where path.hasSuffix(".wav") {
        try? FileManager.default.removeItem(atPath: path)
      }
    }
    let output = try Tool.run("ffmpeg", ["-nostdin", "-v", "error", "-y"] + inputs + outputs)
    guard output.exitCode == 0 else { throw Failure(path: folder.path, reason: output.lastLine) }
    return made
  }

  /// - Returns: How many seconds it lasts.
  private static func writeMelody(named name: String, to url: URL) throws -> Double {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    var synthesizer = Synthesizer(name: name)
    let melody = synthesizer.melody()
    try WaveFile(samples: melody, rate: Synthesizer.rate).data.write(to: url)
    return Double(melody.count) / Double(Synthesizer.rate)
  }

  private static func encoding(of format: SampleAlbum.Format) -> [String] {
    switch format {
    case .flac: ["-c:a", "flac"]
    case .opus: ["-c:a", "libopus", "-b:a", "24k", "-compression_level", "0"]
    }
  }
}

// MARK: - Playlists and radio

extension SampleLibrary {
  private static let stationNames = [
    "89.1 FM", "Радио Тишина 101.7", "Radyo Sessiz 98.3", "宁静电台 97.4", "고요 라디오 91.9",
  ]

  /// What a station sends lies in a folder that is not searched for music.
  private static let stations = stationNames.map { name in
    SampleAlbum.Recording(
      path: ".Stations/\(name).opus", tags: ["title": name, "comment": note], format: .opus)
  }

  private static func writeLists(in folder: URL) throws {
    for name in stationNames {
      try "[playlist]\nFile1=.Stations/\(name).opus\nTitle1=\(name)\nNumberOfEntries=1\nVersion=2\n"
        .write(to: folder.appendingPathComponent("\(name).pls"), atomically: true, encoding: .utf8)
    }
    let paths = Dictionary(
      SampleAlbum.library.flatMap(\.recordings).map { ($0.tags["title"] ?? "", $0.path) },
      uniquingKeysWith: { first, _ in first })
    for playlist in SamplePlaylist.library {
      let lines =
        ["#EXTM3U", "#PLAYLIST:\(playlist.name)"] + playlist.titles.compactMap { paths[$0] }
      let file = folder.appendingPathComponent("\(playlist.name).m3u8")
      try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
      if playlist.isFixed {
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path)
      }
    }
    try "\(note).\n"
      .write(to: folder.appendingPathComponent("README.txt"), atomically: true, encoding: .utf8)
  }
}
