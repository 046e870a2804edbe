import Foundation

/// Where the environment of an app says that its person's media are.
package struct MediaSurroundings {
  /// How the folder is called in the settings.
  let setting: String
  private let library: String
  private let directory: String
  private let extensions: Set<String>
  private let environment: [String: String]

  /// - Parameters:
  ///   - setting: How the folder is called in the settings.
  ///   - library: The variable that names a folder to play.
  ///   - directory: The variable that names the folder where people keep such media.
  ///   - extensions: How the names of such files may end, in small letters.
  package init(
    setting: String, library: String, directory: String, endingIn extensions: Set<String>,
    in environment: [String: String]
  ) {
    self.setting = setting
    self.library = library
    self.directory = directory
    self.extensions = extensions
    self.environment = environment
  }

  /// The folder that somebody has named.
  var named: String? { environment[library].flatMap { $0.isEmpty ? nil : $0 } }

  /// The person's own media; `nil` where there are none, or the app may not read them.
  var own: String? {
    environment[directory].flatMap { path in
      let folder = URL(fileURLWithPath: path, isDirectory: true)
      return FolderContents.hasFile(folder, endingIn: extensions) ? path : nil
    }
  }
}
