import Foundation
import ListableShared

/// What the app does for a person in a shell: shows, exports and imports.
enum ListableCommand {
  private static let usage = """
    Usage: Listable show [LIST]
           Listable export [--ical] [LIST]
           Listable import FILE

    export writes Markdown check lists, or iCalendar with --ical; import reads either, from a file or, as
    “-”, from standard input. --folder PATH before these names the folder of the group's container.

    """

  /// - Returns: The exit code: 0, 1 where something went wrong, 64 for words that are none of its own.
  static func run(_ arguments: [String]) -> Int32 {
    var arguments = arguments
    var folder = ListableContainer.ofPerson
    if arguments.first == "--folder", arguments.count > 1 {
      folder = ListableContainer(url: URL(fileURLWithPath: arguments[1]))
      arguments.removeFirst(2)
    }
    do {
      switch (arguments.first, arguments.dropFirst().map(\.self)) {
      case ("show", let names) where names.count <= 1:
        let notebook = try folder.openNotebook()
        print(try Checklist(notebook.content(of: names.first)).shown, terminator: "")
      case ("export", let options):
        let names = options.filter { $0 != "--ical" }
        guard names.count <= 1 else { return fail(usage, 64) }
        let content = try folder.openNotebook().content(of: names.first)
        print(
          options.contains("--ical") ? CalendarFile(content).text : Checklist(content).text,
          terminator: "")
      case ("import", let files) where files.count == 1: try importFile(files[0], into: folder)
      case ("help", _), ("--help", _), ("-h", _): print(usage, terminator: "")
      default: return fail(usage, 64)
      }
      return 0
    } catch {
      return fail("\(error.localizedDescription)\n", 1)
    }
  }

  private static func importFile(_ path: String, into folder: ListableContainer) throws {
    guard
      let data = path == "-"
        ? FileHandle.standardInput.readDataToEndOfFile()
        : FileManager.default.contents(atPath: path)
    else { throw UnreadableFile(path: path) }
    let text = String(decoding: data, as: UTF8.self)
    let file = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let list = path == "-" ? "Tasks" : file
    let (content, remarks) =
      if text.hasPrefix("BEGIN:VCALENDAR") {
        try parts(CalendarFile(text: text, list: list))
      } else {
        try parts(Checklist(text: text, list: list))
      }
    let notebook = try folder.openNotebook()
    let count = try notebook.take(content)
    print(count == 1 ? "1 task" : "\(count) tasks")
    say(ImportRemark.shown(remarks))
    guard folder.isOfPerson, try !notebook.unsentReminders(atMost: 1).isEmpty else { return }
    if !AppOpening.open() {
      say("Reminders are as before until Listable runs: sotto apps open Listable\n")
    }
  }

  private static func parts(_ file: CalendarFile) -> (NotebookContent, [ImportRemark]) {
    (file.content, file.remarks)
  }

  private static func parts(_ file: Checklist) -> (NotebookContent, [ImportRemark]) {
    (file.content, file.remarks)
  }

  private static func say(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }

  private static func fail(_ text: String, _ code: Int32) -> Int32 {
    say(text)
    return code
  }
}

private struct UnreadableFile: LocalizedError {
  let path: String
  var errorDescription: String? { "\(path) cannot be read. Name a file of yours that is there." }
}

/// There is no folder for the notebook: the app has not been installed there.
private struct NotBegun: LocalizedError {
  let folder: ListableContainer
  var errorDescription: String? {
    guard folder.isOfPerson else {
      return "\(folder.url.path) is no folder. Name one that is there behind --folder."
    }
    return """
      Listable is not installed yet, so it has no lists. Install it with:
        sotto apps install --samples
      """
  }
}

extension ListableContainer {
  /// The group's container of the person who runs this in a shell.
  fileprivate static var ofPerson: ListableContainer {
    if let granted = ListableContainer() { return granted }
    let environment = ProcessInfo.processInfo.environment
    let home = environment["HOME"] ?? "/"
    let data =
      environment["SOTTO_HOME"] ?? "\(environment["XDG_DATA_HOME"] ?? "\(home)/.local/share")/sotto"
    return ListableContainer(url: URL(fileURLWithPath: "\(data)/groups/\(group)"))
  }

  fileprivate var isOfPerson: Bool { url.path == Self.ofPerson.url.path }

  fileprivate func openNotebook() throws -> Notebook {
    guard FileManager.default.fileExists(atPath: url.path) else { throw NotBegun(folder: self) }
    return try Notebook(url: notebook)
  }
}
