import Foundation

/// A bundle's folder and how errors call what lies in it.
struct BundleFolder {
  /// The folder's name, preceded by that of the bundle it lies in.
  let name: String
  /// The names of what lies directly in it, sorted.
  let contents: [String]
  private let folder: OpenFolder
  private let reader: PropertyListReader

  /// - Parameter path: That of the bundle, which links may lead to.
  init(path: String) throws(BundleError) {
    do throws(FileError) {
      try self.init(
        OpenFolder(at: path), name: (path as NSString).lastPathComponent,
        reader: PropertyListReader())
    } catch {
      throw BundleError(
        file: path, problem: "is not a folder that can be read", remedy: "Name a bundle's folder.")
    }
  }

  private init(
    _ folder: OpenFolder, name: String, reader: PropertyListReader
  ) throws(FileError) {
    self.folder = folder
    self.name = name
    self.reader = reader
    contents = try folder.names()
  }

  var path: String { folder.path }

  /// A folder in this one.
  func folder(_ path: String) throws(BundleError) -> BundleFolder {
    do throws(FileError) {
      return try BundleFolder(folder.folder(path), name: "\(name)/\(path)", reader: reader)
    } catch {
      throw BundleError(
        file: "\(name)/\(path)", problem: "is not a folder that can be read",
        remedy: "Put the folder itself there.")
    }
  }

  func has(_ file: String) -> Bool { folder.has(file) }

  func propertyList(_ file: String) throws(BundleError) -> PropertyList {
    let opened: OpenFile
    do throws(FileError) {
      opened = try folder.file(file)
    } catch {
      throw BundleError(
        file: "\(name)/\(file)", problem: error.problem,
        remedy: "Put the file there, readable for you.")
    }
    return try PropertyList(opened, name: "\(name)/\(file)", by: reader)
  }

  /// The path of the executable that `Info.plist` names, which must be a program of this machine.
  func executable(of information: PropertyList) throws(BundleError) -> String {
    let key = "CFBundleExecutable"
    let file = try information.requiredString(
      key, remedy: "Name the executable's file within the bundle.")
    guard !file.contains("/"), file != ".." else {
      throw information.error(key, "is a path", "Name a file that lies in the bundle itself.")
    }
    func refusal(_ problem: String, _ remedy: String) -> BundleError {
      BundleError(file: "\(name)/\(file)", problem: problem, remedy: remedy)
    }
    let program: OpenFile
    let start: Data
    do throws(FileError) {
      program = try folder.file(file)
      start = try program.portion(at: 0, atMost: 4)
    } catch {
      throw refusal(
        "\(error.problem), though \(information.file) names it as the executable",
        "Build the product and bundle it again.")
    }
    guard program.isExecutable else {
      throw refusal("is not executable", "Set its permission: chmod +x.")
    }
    let appleFormats: [[UInt8]] = [[0xcf, 0xfa, 0xed, 0xfe], [0xca, 0xfe, 0xba, 0xbe]]
    guard !appleFormats.contains(where: start.elementsEqual) else {
      throw refusal("is a program for Apple's systems", "Build the product on this machine.")
    }
    return "\(path)/\(file)"
  }

  /// An identifier that is also safe as the name of a folder.
  func identifier(of information: PropertyList) throws(BundleError) -> String {
    let key = "CFBundleIdentifier"
    let identifier = try information.requiredString(
      key, remedy: "Add a reverse-DNS name such as com.example.Melody.")
    guard Self.isIdentifier(identifier) else {
      throw information.error(
        key, "is \"\(identifier)\", which is not a reverse-DNS name",
        "Use letters, digits, hyphens and single dots only, as in com.example.Melody.")
    }
    return identifier
  }

  static func isIdentifier(_ text: String) -> Bool {
    text.utf8.count <= 200 && text.wholeMatch(of: /[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*/) != nil
  }
}
