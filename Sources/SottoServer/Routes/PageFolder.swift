import Foundation
import SottoNetwork

/// The files of the page, and the document that describes this interface.
struct PageFolder: Sendable {
  let folder: URL

  /// The folder that came with the program: in an installed tree, or beside the executable.
  ///
  /// - Throws: `ServerError` where none of the places has it.
  static func installed() throws(ServerError) -> PageFolder {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let places = [
      program.deletingLastPathComponent().appendingPathComponent("share/sotto/Page"),
      program.appendingPathComponent("sotto_SottoServer.resources/Page"),
      Bundle.main.bundleURL.appendingPathComponent("sotto_SottoServer.resources/Page"),
    ]
    guard let folder = places.first(where: { FileManager.default.fileExists(atPath: $0.path) })
    else {
      throw ServerError("The page is not at \(places[0].path), nor beside the program; reinstall.")
    }
    return PageFolder(folder: folder)
  }

  /// A file's contents, by the parts of its path; of a folder, its `index.html`.
  ///
  /// - Throws: `ProblemDetails` where there is none.
  func file(_ path: [String]) throws(ProblemDetails) -> HTTPResponse {
    let parts = path.isEmpty ? ["index.html"] : path
    let isPlain = parts.allSatisfy { part in
      !part.hasPrefix(".") && part.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x2F }
    }
    let file = parts.reduce(folder) { $0.appendingPathComponent($1) }
    var isFolder: ObjCBool = false
    guard isPlain, FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder),
      !isFolder.boolValue, let data = FileManager.default.contents(atPath: file.path)
    else {
      throw ProblemDetails(
        .notFound,
        "There is no /\(path.joined(separator: "/")). What there is, /openapi.json tells.",
        at: "first line")
    }
    let type = Self.types[file.pathExtension] ?? "application/octet-stream"
    return HTTPResponse(.ok, headers: ["Content-Type": type], body: data)
  }

  private static let types = [
    "css": "text/css; charset=utf-8", "html": "text/html; charset=utf-8",
    "ico": "image/x-icon", "js": "text/javascript; charset=utf-8", "json": "application/json",
    "mjs": "text/javascript; charset=utf-8", "png": "image/png", "svg": "image/svg+xml",
    "txt": "text/plain; charset=utf-8", "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
  ]
}
