import Foundation
import Intents
import SottoTesting
import Yams

extension SentenceFile {
  /// Reads a file of sentences, by its name: YAML, a list of rows, or a JSON object a line.
  ///
  /// - Throws: `SentenceFileError` that names the line; what reading a file throws.
  init(atPath path: String) throws {
    guard path.hasSuffix(".yaml") || path.hasSuffix(".yml") else {
      self = try SentenceFile(contentsOf: URL(fileURLWithPath: path))
      return
    }
    func error(_ line: Int?, _ problem: String) -> SentenceFileError {
      SentenceFileError(file: path, line: line ?? 1, problem: problem)
    }
    let root: Node?
    do {
      root = try Yams.compose(yaml: String(contentsOfFile: path, encoding: .utf8))
    } catch let YamlError.parser(_, problem, mark, _) {
      throw error(mark.line, problem)
    } catch let YamlError.scanner(_, problem, mark, _) {
      throw error(mark.line, problem)
    }
    guard let rows = root?.sequence else {
      throw error(root?.mark?.line, "a file of sentences in YAML is a list of rows")
    }
    self.init(
      rows: try rows.flatMap { row in
        let line = row.mark?.line ?? 1
        do {
          return try SentenceCase.all(of: PlainValue(yaml: row)).map {
            Row(line: line, sentence: $0)
          }
        } catch let problem as SentenceCaseError {
          throw error(line, "\(problem)")
        }
      })
  }
}

extension PlainValue {
  /// What a node of YAML holds; keys are texts, however they are written.
  fileprivate init(yaml node: Node) {
    switch node {
    case .mapping(let mapping):
      let members = mapping.map { ($0.key.string ?? "", PlainValue(yaml: $0.value)) }
      self = .object(Dictionary(members, uniquingKeysWith: { _, last in last }))
    case .sequence(let sequence): self = .list(sequence.map(PlainValue.init(yaml:)))
    case .scalar(let scalar):
      self =
        switch node.tag.description {
        case "tag:yaml.org,2002:int": node.int.map(PlainValue.integer) ?? .string(scalar.string)
        case "tag:yaml.org,2002:float": node.float.map(PlainValue.number) ?? .string(scalar.string)
        case "tag:yaml.org,2002:bool": node.bool.map(PlainValue.bool) ?? .string(scalar.string)
        case "tag:yaml.org,2002:null": .null
        default: .string(scalar.string)
        }
    case .alias: self = .null
    }
  }
}
