import Foundation
import Intents
import SottoWire
import Synchronization

/// SwiftPM, on packages that nobody vouches for.
///
/// A `Package.swift`, a plugin and a macro are programs. They run in bubblewrap's sandbox, which shows them
/// the package, the toolchain and what the package may depend on, and neither the person's files nor the
/// network. Only dependencies are fetched with the network; manifests are run then, too.
package final class PackageTools: Sendable {
  private let choice: ConfinementChoice
  private let visible: [String]
  private let state = Mutex(State())

  private struct State {
    var toolchain: SwiftToolchain?
    var sandbox: Bubblewrap?
    /// What packages' manifests have said, by the packages' folders.
    var descriptions: [String: PlainValue] = [:]
  }

  /// - Parameters:
  ///   - choice: `none` runs all of it as the person; another runs it in bubblewrap's sandbox.
  ///   - visible: Folders outside of packages that these may depend on and read: Sotto's own sources, and
  ///     what the person names.
  package init(_ choice: ConfinementChoice, visible: [String] = []) {
    self.choice = choice
    self.visible = visible.map(ProjectRoot.standardized)
      .filter { $0 != "/" && access($0, R_OK) == 0 }
  }

  /// What a step of SwiftPM's needs.
  private struct Step {
    var arguments: [String]
    var fetches = false
    /// Where standard output goes, where that is not the same as errors.
    var output: Int32?
    var says: ChildCommand.Output
  }

  // MARK: What it does

  /// Runs a package's manifest, once: what has been said holds for these tools.
  ///
  /// - Returns: What `swift package dump-package` prints.
  /// - Throws: `BundleError` where it cannot be run, or refuses.
  func description(of package: String) throws(BundleError) -> PlainValue {
    func refusal(_ problem: String) -> BundleError {
      BundleError(
        file: "Package.swift", problem: problem,
        remedy: "See what “swift package dump-package” says there.")
    }
    if let known = state.withLock({ $0.descriptions[package] }) { return known }
    do {
      let folders = try PackageFolders(of: package, scratch: nil)
      let (exit, output) = try captured(in: folders) { output in
        Step(arguments: ["package", "dump-package"], output: output, says: .descriptor(2))
      }
      guard exit == .code(0) else { throw refusal("cannot be read: SwiftPM \(exit)") }
      let description = try JSON.value(from: output)
      state.withLock { $0.descriptions[package] = description }
      return description
    } catch let error as BundleError {
      throw error
    } catch let error as JSON.SyntaxError {
      throw refusal("is described in a way that is not known: \(error)")
    } catch {
      throw BundleError(
        file: "Package.swift", problem: "cannot be read: \(error)", remedy: "Try again.")
    }
  }

  /// Builds a product for debugging, or all of a package; what SwiftPM says goes to standard error.
  ///
  /// - Parameter scratch: The folder of what is built, where it is not the package's own.
  /// - Returns: Whether it builds.
  /// - Throws: `BundleError` where nothing can be built.
  package func build(_ product: String?, of package: String, scratch: String?) throws -> Bool {
    let folders = try PackageFolders(of: package, scratch: scratch)
    guard try fetch(for: folders, isOwn: scratch != nil) else { return false }
    return try run(build(product, scratch, says: .descriptor(2)), in: folders) == .code(0)
  }

  /// Builds a product, and says nothing.
  ///
  /// - Returns: `nil` when it builds, else what SwiftPM says.
  /// - Throws: As `build`.
  package func problem(
    ofProduct product: String, of package: String, scratch: String?
  ) throws -> String? {
    let folders = try PackageFolders(of: package, scratch: scratch)
    guard try fetch(for: folders, isOwn: scratch != nil) else { return "error: SwiftPM fails" }
    let (exit, output) = try captured(in: folders) {
      build(product, scratch, says: .descriptor($0))
    }
    return exit == .code(0) ? nil : String(decoding: output, as: UTF8.self)
  }

  private func build(
    _ product: String?, _ scratch: String?, says output: ChildCommand.Output
  ) -> Step {
    // Several packages are built in one such folder: SwiftPM keeps its plan there, and takes that of the
    // last one.
    let shared = scratch == nil ? [] : ["--disable-build-manifest-caching"]
    return Step(
      arguments: ["build"] + shared + (product.map { ["--product", $0] } ?? []), says: output)
  }

  // MARK: How it is run

  private static let longestOutput = 8 << 20

  private func captured(
    in folders: PackageFolders, _ step: (Int32) -> Step
  ) throws -> (ChildExit, Data) {
    let work = try TemporaryFolder()
    defer { work.remove() }
    let file = "\(work.path)/output"
    let output = open(file, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard output >= 0 else { throw FileError.ofSystem(file) }
    defer { close(output) }
    let exit = try run(step(output), in: folders)
    return (exit, try OpenFile(dup(output), path: file).contents(atMost: Self.longestOutput))
  }

  private func run(_ step: Step, in folders: PackageFolders) throws -> ChildExit {
    let child = try ChildProcess(command(step, in: folders))
    let hasEnded = DispatchSemaphore(value: 0)
    child.whenExited { _ in hasEnded.signal() }
    hasEnded.wait()
    return child.currentExit ?? .code(1)
  }

  private func command(_ step: Step, in folders: PackageFolders) throws -> ChildCommand {
    let toolchain = try state.withLock { state throws in
      let toolchain = try state.toolchain ?? SwiftToolchain()
      state.toolchain = toolchain
      return toolchain
    }
    var arguments = step.arguments + ["--package-path", folders.package]
    arguments += ["--scratch-path", folders.scratch]
    var program = toolchain.program
    var descriptors: [Int32: Int32] = [:]
    if let output = step.output {
      descriptors[3] = output
      arguments = ["-c", "exec \"$0\" \"$@\" >&3", program] + arguments
      program = "/bin/sh"
    }
    guard choice != .none else {
      return ChildCommand(
        executable: program, arguments: arguments,
        environment: ProcessInfo.processInfo.environment, descriptors: descriptors,
        output: step.says)
    }
    var command = ConfinedCommand(
      executable: program, arguments: arguments,
      environment: BuildEnvironment.variables(for: toolchain, fetching: step.fetches),
      readable: [toolchain.folder] + visible, container: folders.home,
      network: step.fetches ? .outside : .none, resources: .ofTools, descriptors: descriptors,
      output: step.says, bounds: .ofBuild)
    command.mounts = try folders.mounts()
    return try sandbox().confining(command)
  }

  /// - Throws: `BundleError` that says what to do where it does not work here.
  private func sandbox() throws -> Bubblewrap {
    try state.withLock { state throws in
      if let sandbox = state.sandbox { return sandbox }
      do throws(ConfinementError) {
        guard choice != .landlock else {
          throw ConfinementError(
            confinement: "Landlock", reason: "lets a program start no other, as compilers do")
        }
        let sandbox = try Bubblewrap()
        state.sandbox = sandbox
        return sandbox
      } catch {
        throw BundleError(
          file: "Package.swift",
          problem:
            "is a program, as plugins and macros are, and is run in bubblewrap's sandbox only. "
            + "\(error)",
          remedy:
            "Install bubblewrap (apt-get install bubblewrap), or say --sandbox none to have it all "
            + "run as you do, with your files and the network.")
      }
    }
  }

  // MARK: Dependencies

  /// Fetches what a package depends on, unless that is done.
  ///
  /// - Parameter isOwn: Whether Sotto has written the package itself.
  /// - Returns: Whether all of it is there.
  /// - Throws: `BundleError` for a dependency on a folder that is not visible.
  private func fetch(for folders: PackageFolders, isOwn: Bool) throws -> Bool {
    // SwiftPM does all of it at once where it may.
    guard choice != .none,
      let dependencies = isOwn ? visible : try localDependencies(of: folders.package)
    else { return true }
    let stamp = DependencyStamp(of: [folders.package] + dependencies, in: folders.home)
    guard !stamp.isThere else { return true }
    KnownClones(of: visible).copy(into: try folders.folderInHome(KnownClones.place))
    let exit = try run(
      Step(arguments: ["package", "resolve"], fetches: true, says: .descriptor(2)), in: folders)
    guard exit == .code(0) else { return false }
    stamp.write()
    return true
  }

  /// The folders of packages that a package depends on; `nil` where it depends on nothing.
  private func localDependencies(of package: String) throws(BundleError) -> [String]? {
    let dependencies = try description(of: package)["dependencies"]?.list ?? []
    guard !dependencies.isEmpty else { return nil }
    let paths = dependencies.flatMap { $0["fileSystem"]?.list ?? [] }
      .compactMap { $0["path"]?.string }.map(ProjectRoot.standardized)
    for path in paths {
      guard ([package] + visible).contains(where: { path == $0 || path.hasPrefix("\($0)/") })
      else {
        throw BundleError(
          file: "Package.swift", problem: "depends on \(path), which lies outside of \(package)",
          remedy:
            "Say with --root which folder has both; all of it can be read then by what is built.")
      }
    }
    return paths
  }
}

extension ChildBounds {
  /// For a compiler with all that it starts.
  static let ofBuild = ChildBounds(
    processes: 512, threads: 4096, memory: Int(ProcessInfo.processInfo.physicalMemory / 4 * 3),
    temporary: 2 << 30, space: nil)
}
