extension Adaptation {
  /// Linux's Foundation has no `.libraryDirectory`: who unwraps the first of none ends there. It becomes the
  /// folder for support files, which on iOS lies within. `URL.libraryDirectory` is `Intents`'s own.
  mutating func replaceLibraryFolder(at index: Int) {
    guard text(index) == "libraryDirectory", index > 1,
      tokens[index - 1].kind == .mark(UInt8(ascii: ".")), text(index - 2) != "URL"
    else { return }
    let (name, room) = ("applicationSupportDirectory", tokens[index].range.count)
    replace(from: index, through: index, with: String(name.prefix(room)))
    insert(String(name.dropFirst(room)), at: tokens[index].range.upperBound)
    note(index, "Linux has no library folder: this is built as .applicationSupportDirectory.")
  }
}
