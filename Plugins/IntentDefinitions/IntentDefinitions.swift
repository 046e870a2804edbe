import Foundation
import PackagePlugin

/// Generates the classes of custom intents from the `.intentdefinition` files of a target.
@main
struct IntentDefinitions: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let files = target.sourceModule?.sourceFiles else { return [] }
    let tool = try context.tool(named: "sotto-intents")
    return files.map(\.url).filter { $0.pathExtension == "intentdefinition" }.map { file in
      let name = file.deletingPathExtension().lastPathComponent
      let output = context.pluginWorkDirectoryURL.appending(path: "\(name).swift")
      return .buildCommand(
        displayName: "Generating the intents of \(file.lastPathComponent)",
        executable: tool.url, arguments: [file.path, output.path], inputFiles: [file],
        outputFiles: [output])
    }
  }
}
