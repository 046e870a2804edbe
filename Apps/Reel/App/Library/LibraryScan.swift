import Foundation
import MediaShared
import SottoAppSupport

/// Everything a folder of videos holds, read once.
struct LibraryScan: Sendable {
  var videos: [VideoFile] = []
  /// What is said of the series, by the folder that `tvshow.nfo` lies in.
  var shows: [String: NFO] = [:]
  /// Why a file cannot be played, by its path.
  var problems: [String: VideoProblem] = [:]
  /// When what was still being written may be whole, or known to be damaged.
  var expiration: Date?

  /// Reads a folder, taking what is known of unchanged files from the cache, which is brought up to
  /// date.
  ///
  /// - Parameter progress: Expects each file that is read, and is told of it.
  static func of(
    _ folder: URL, cache: inout FileCache<VideoFacts>,
    telling progress: PersonProgress = PersonProgress()
  ) async -> LibraryScan {
    let contents = FolderContents(of: folder)
    var scan = LibraryScan()
    let files = contents.files.filter {
      VideoFile.extensions.contains($0.url.pathExtension.lowercased())
    }
    let known = cache
    progress.expect(files.count)
    let results = await files.mapInParallel { file in
      defer { progress.advance() }
      return Result { try known.facts(of: file) ?? VideoFacts(of: file) }
    }
    var fresh = FileCache<VideoFacts>()
    for (file, result) in zip(files, results) {
      let facts = try? result.get()
      if let facts { fresh.set(facts, of: file) }
      if case .failure(let error) = result {
        // Without ffprobe nothing is known to be wrong.
        if let problem = error as? VideoProblem {
          scan.problems[file.url.path] = problem
          if problem == .unfinished { scan.expire(whenRests: file) }
        } else {
          Notice.say(error.localizedDescription)
        }
      }
      scan.videos.append(VideoFile(file, facts: facts))
    }
    for file in contents.files where file.url.lastPathComponent == "tvshow.nfo" {
      let folder = (file.relativePath as NSString).deletingLastPathComponent
      scan.shows[folder] = NFO(contentsOf: file.url)
    }
    cache = fresh
    return scan
  }

  /// The first such file decides; one of the future is as of now.
  private mutating func expire(whenRests file: FoundFile) {
    let rests = min(file.modified, .now).addingTimeInterval(VideoFacts.rest)
    expiration = min(expiration ?? rests, rests)
  }

  /// What is said of the series that a file is in: in its folder, or one above.
  func show(of video: VideoFile) -> NFO? {
    var folder = (video.relativePath as NSString).deletingLastPathComponent
    while !folder.isEmpty {
      if let show = shows[folder] { return show }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return nil
  }
}

/// A video, and all that is known of it.
struct VideoFile: Sendable {
  /// From the folder of the library.
  var relativePath: String
  var path: String
  var name: VideoName
  var nfo: NFO?
  /// Seconds; `nil` when nobody knows.
  var duration: Double?

  init(_ file: FoundFile, facts: VideoFacts?) {
    relativePath = file.relativePath
    path = file.url.path
    name = VideoName(path: file.relativePath)
    duration = facts?.duration
    let stem = file.url.deletingPathExtension()
    let beside = [
      stem.appendingPathExtension("nfo"),
      stem.deletingLastPathComponent().appendingPathComponent("movie.nfo"),
    ]
    nfo = beside.lazy.compactMap { NFO(contentsOf: $0) }.first
  }

  static let extensions: Set<String> = [
    "avi", "m2ts", "m4v", "mkv", "mov", "mp4", "mpeg", "mpg", "ogv", "ts", "webm", "wmv",
  ]
}
