import ArgumentParser
import Foundation
import SottoAdapt

/// iOS sources, made ready for a compiler without the Objective-C runtime.
struct Adapt: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Blank @objc and its like in iOS sources, keeping every line and column.",
    discussion: """
      One file is printed; with --output, files and the Swift files of folders are written below \
      it. What cannot be adapted, such as #selector, is named by its place. Exit code 1 says that \
      there was something like that; all the rest is written all the same.

      Example:
        $ sotto adapt IntentHandler.swift > Sources/Intents/IntentHandler.swift
        $ sotto adapt ../ios/MelodyIntents --output Sources --overlay overlay.yaml
        $ swift build -Xswiftc -vfsoverlay -Xswiftc overlay.yaml
      """)

  @Argument(help: "Swift files, and folders of them.", completion: .file())
  var sources: [String]

  @Option(help: "The folder to write to; files keep their places in a folder of its name.")
  var output: String?

  @Flag(help: "Write each file where it was.")
  var inPlace = false

  @Option(help: "Also write a file system overlay that puts the adapted files in their places.")
  var overlay: String?

  func validate() throws {
    if inPlace, output != nil {
      throw ValidationError("--in-place and --output exclude each other.")
    }
    if overlay != nil, output == nil {
      throw ValidationError("--overlay names the files that --output writes; give --output, too.")
    }
  }

  func run() throws {
    let files = try sources.flatMap(SourceFiles.files)
    if files.count != 1, output == nil, !inPlace {
      throw ValidationError("These are \(files.count) files; say where to with --output.")
    }
    if output != nil, Set(files.map(\.relativePath)).count < files.count {
      throw ValidationError("Two of these files have one name; give each its own --output.")
    }
    var isComplete = true
    var mapping: [(original: String, adapted: String)] = []
    for file in files {
      let adapted = AdaptedSource(try SourceFiles.read(file.path))
      for finding in adapted.findings { Output.error("\(file.path):\(finding)") }
      if adapted.findings.contains(where: { $0.severity == .error }) { isComplete = false }
      if let output {
        let target = URL(filePath: output).appending(path: file.relativePath).path
        try SourceFiles.write(adapted.bytes, to: target)
        mapping.append((file.path, target))
      } else if inPlace {
        if adapted.isChanged { try SourceFiles.write(adapted.bytes, to: file.path) }
      } else {
        try? FileHandle.standardOutput.write(contentsOf: Data(adapted.bytes))
      }
    }
    if let overlay { try SourceFiles.write(Array(Self.overlay(mapping).utf8), to: overlay) }
    if !isComplete { throw ExitCode.failure }
  }

  /// An overlay in the form that the compiler's `-vfsoverlay` reads.
  private static func overlay(_ files: [(original: String, adapted: String)]) -> String {
    let roots = files.map { file in
      let names = [file.original, file.adapted].map { URL(filePath: $0).standardizedFileURL.path }
      return """
          {"type": "file", "name": \(quoted(names[0])), "external-contents": \(quoted(names[1]))}
        """
    }
    return """
      {"version": 0, "use-external-names": false, "roots": [
      \(roots.joined(separator: ",\n"))
      ]}

      """
  }

  private static func quoted(_ path: String) -> String {
    "\"" + path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
