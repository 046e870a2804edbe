import Foundation
import Mutation

/// Something that reads what strangers write, tried with inputs that nobody would write in good faith.
protocol FuzzTarget: SendableMetatype {
  /// What it is called on the command line, and the folder in `Kept` of the inputs that once did harm.
  static var name: String { get }

  /// An input that takes longer does harm.
  static var longestSeconds: UInt32 { get }

  /// Makes what all inputs need; the current folder is its own.
  init() throws

  /// Inputs as they should be, of which the others are made.
  var samples: [[UInt8]] { get }

  /// Words that have a meaning of their own, put into inputs here and there.
  var words: [String] { get }

  /// The inputs of a file in `Kept`.
  func inputs(kept file: [UInt8]) -> [[UInt8]]

  /// The input that chance makes: a sample with some of its bytes changed, unless a target knows better.
  func input(by chance: inout SeededGenerator) -> [UInt8]

  /// What becomes of an input before it is tried, as where a checksum is made right again.
  func finished(_ input: [UInt8]) -> [UInt8]

  /// Reads an input as they do for whom it is meant. To throw is an answer, unless it is `Harm`; to
  /// crash, to go on for long or to take more memory than `FuzzWorker.mostMemory` is none.
  mutating func read(_ input: [UInt8]) throws
}

extension FuzzTarget {
  static var longestSeconds: UInt32 { 10 }
  var words: [String] { [] }
  func inputs(kept file: [UInt8]) -> [[UInt8]] { [file] }
  func finished(_ input: [UInt8]) -> [UInt8] { input }

  func input(by chance: inout SeededGenerator) -> [UInt8] {
    var mutator = Mutator(of: samples, words: words, seed: chance.next())
    return mutator.next()
  }

  /// The inputs that once did harm, in the order of their files.
  func keptInputs() throws -> [[UInt8]] {
    let folder = Bundle.module.bundleURL.appendingPathComponent("Kept/\(Self.name)")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return try files.sorted().flatMap { file in
      inputs(kept: [UInt8](try Data(contentsOf: folder.appendingPathComponent(file))))
    }
  }
}

/// All there are.
enum FuzzTargets {
  static let all: [any FuzzTarget.Type] = [
    FramesTarget.self, MessagesTarget.self, PropertyListTarget.self, SentencesTarget.self,
    IndexTarget.self, StoreTarget.self, RecordingTarget.self, ProjectTarget.self,
    ConfigurationTarget.self,
  ]

  /// `FaultyTarget` only by its name: its harm is wanted.
  static func named(_ name: String) -> (any FuzzTarget.Type)? {
    (all + [FaultyTarget.self]).first { $0.name == name }
  }
}
