import Foundation
import Testing

/// The page's files as they lie there: what a browser is not needed for.
@Suite struct PageFilesTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized
  private static let page = root.appending(path: "Sources/SottoServer/Page")

  /// What the page says in a language.
  private typealias Words = [String: String]

  private func read<Value: Decodable>(_ name: String, as type: Value.Type = Value.self) throws
    -> Value
  {
    let file = Self.page.appending(path: "words/\(name).json")
    return try JSONDecoder().decode(type, from: Data(contentsOf: file))
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.page.appending(path: path), encoding: .utf8)
  }

  /// The files of the page but the document, which is for programs.
  private var files: [String] {
    get throws {
      try FileManager.default.subpathsOfDirectory(atPath: Self.page.path)
        .filter { $0.contains(".") && $0 != "openapi.json" }
    }
  }

  @Test func `the page speaks every language that is understood, and says the same in each`() throws
  {
    let folder = Self.root.appending(path: "Sources/SottoLanguage/Languages")
    let installed = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter {
        FileManager.default.fileExists(atPath: folder.appending(path: "\($0)/answers.txt").path)
      }
    let languages: [String] = try read("languages")
    #expect(languages.sorted() == installed.sorted())

    let first: Words = try read(try #require(languages.first))
    for language in languages {
      let words: Words = try read(language)
      #expect(Set(words.keys) == Set(first.keys), "\(language)")
      for (key, text) in words {
        #expect(!text.isEmpty, "\(key) in \(language)")
        #expect(values(in: text) == values(in: first[key] ?? ""), "\(key) in \(language)")
      }
    }
  }

  /// The names of the values that a sentence takes.
  private func values(in text: String) -> [String] {
    text.matches(of: /\{(\w+)\}/).map { String($0.1) }.sorted()
  }

  @Test func `whatever is to be said has words, and no words are there for nothing`() throws {
    let languages: [String] = try read("languages")
    let known = Set(try read(languages[0], as: Words.self).keys)
    var wanted: Set = ["tag", "direction"]
    var beginnings: Set<String> = []
    for file in try files where file.hasSuffix(".js") || file.hasSuffix(".html") {
      let source = try text(file)
      let spoken =
        /(?:words|part|fact|slider)\("([\w.]+)"|data-(?:words|label|placeholder)="([\w.]+)"/
      for found in source.matches(of: spoken) {
        wanted.insert(String(found.1 ?? found.2 ?? ""))
      }
      // One of two, by what is so.
      for found in source.matches(of: /words\(\w+ \? "([\w.]+)" : "([\w.]+)"/) {
        wanted.formUnion([String(found.1), String(found.2)])
      }
      for found in source.matches(of: /ords\w*\(`([\w.]*)\$\{/) {
        beginnings.insert(String(found.1))
      }
    }
    #expect(wanted.subtracting(known) == [])
    #expect(beginnings.count >= 5, "\(beginnings)")
    let idle = known.subtracting(wanted).filter { key in
      !beginnings.contains { !$0.isEmpty && key.hasPrefix($0) }
    }
    // These are the names of views and of answers, by which they are found.
    #expect(
      idle.subtracting(["apps", "phrases", "history", "settings", "yes", "no", "silence"]) == [])
  }

  /// It has the words of one language, whichever that is.
  @Test func `the page is small, and asks nobody else for anything`() throws {
    var (size, words) = (0, 0)
    for file in try files {
      let count = try Data(contentsOf: Self.page.appending(path: file)).count
      if file.hasPrefix("words/") { words = max(words, count) } else { size += count }
      let foreign = try text(file).replacing("http://www.w3.org/2000/svg", with: "")
        .firstMatch(of: /https?:\/\/[\w.]+|url\(["']?\/\//)
      #expect(foreign == nil, "\(file): \(foreign?.0 ?? "")")
    }
    #expect(size + words < 150_000)
  }

  /// The Content Security Policy that it is served with refuses both.
  @Test func `no script and no style stands in the markup`() throws {
    for file in try files where file.hasSuffix(".html") || file.hasSuffix(".js") {
      let source = try text(file)
      #expect(
        source.firstMatch(of: /<script(?![^>]*\ssrc=)|<style|\sstyle=|\son[a-z]+="|innerHTML/)
          == nil, "\(file)")
    }
  }

  /// A module that is not named at once is asked for when another has come.
  @Test func `all that the first view needs is named in its head`() throws {
    let head = try text("index.html")
    var open = ["js/main.js"]
    var needed: Set<String> = []
    while let module = open.popLast() {
      guard needed.insert(module).inserted else { continue }
      open += try text(module).matches(of: /from "\.\/(\w+\.js)"/).map { "js/\($0.1)" }
    }
    let named = Set(head.matches(of: /modulepreload" href="([\w\/.]+)"/).map { String($0.1) })
    #expect(named == needed)
  }
}
