import Foundation

/// A bundle's folder and how errors call what lies in it.
struct BundleFolder {
  let path: String
  /// The folder's name, preceded by that of the bundle it lies in.
  let name: String
  /// The names of what lies directly in it, sorted.
  let contents: [String]

  init(path: String, name: String) throws(BundleError) {
    self.path = path
    self.name = name
    guard let contents = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw BundleError(
        file: path, problem: "is not a folder that can be read", remedy: "Name a bundle's folder.")
    }
    self.contents = contents.sorted()
  }

  func has(_ file: String) -> Bool { access("\(path)/\(file)", F_OK) == 0 }

  func propertyList(_ file: String) throws(BundleError) -> PropertyList {
    try PropertyList(at: "\(path)/\(file)", name: "\(name)/\(file)")
  }

  /// The path of the executable that `Info.plist` names, which must be a program of this machine.
  func executable(of information: PropertyList) throws(BundleError) -> String {
    let key = "CFBundleExecutable"
    let file = try information.requiredString(
      key, remedy: "Name the executable's file within the bundle.")
    guard !file.contains("/"), file != ".." else {
      throw information.error(key, "is a path", "Name a file that lies in the bundle itself.")
    }
    func refuse(_ problem: String, _ remedy: String) -> BundleError {
      BundleError(file: "\(name)/\(file)", problem: problem, remedy: remedy)
    }
    let path = "\(path)/\(file)"
    guard let handle = FileHandle(forReadingAtPath: path) else {
      throw refuse(
        "is missing, though \(information.file) names it as the executable",
        "Build the product and bundle it again.")
    }
    defer { try? handle.close() }
    guard access(path, X_OK) == 0, let start = try? handle.read(upToCount: 4) else {
      throw refuse("is not executable", "Set its permission: chmod +x.")
    }
    let appleFormats: [[UInt8]] = [[0xcf, 0xfa, 0xed, 0xfe], [0xca, 0xfe, 0xba, 0xbe]]
    guard !appleFormats.contains(where: start.elementsEqual) else {
      throw refuse("is a program for Apple's systems", "Build the product on this machine.")
    }
    return path
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
