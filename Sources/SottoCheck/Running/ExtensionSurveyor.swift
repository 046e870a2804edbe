import Intents
import SottoAssistant
import SottoHost
import SottoWire

/// Starts the extensions of a bundle, and asks each for the handlers of what it declares.
///
/// Only what changes nothing is called: `handler(for:)`, and what resolves and confirms. `handle` is not.
package struct ExtensionSurveyor {
  private let bundle: AppBundle
  private let project: Project
  private let confinement: any Confinement
  /// What each call may take.
  private let patience: Duration
  /// What an extension may take before only the handlers are asked for, and nothing of them.
  private let budget: Duration

  package init(
    _ bundle: AppBundle, of project: Project, confinement: any Confinement,
    patience: Duration = .seconds(10), budget: Duration = .seconds(40)
  ) {
    self.budget = budget
    self.bundle = bundle
    self.project = project
    self.confinement = confinement
    self.patience = patience
  }

  package func surveys() async -> [ExtensionSurvey] {
    var surveys: [ExtensionSurvey] = []
    for appex in bundle.extensions { surveys.append(await survey(of: appex)) }
    return surveys
  }

  private func survey(of appex: IntentsExtension) async -> ExtensionSurvey {
    var survey = ExtensionSurvey(part: name(of: appex))
    var trial: ExtensionTrial?
    let deadline = ContinuousClock.now + budget
    /// A handler may have ended the process.
    func live() throws -> ExtensionTrial {
      if let trial, trial.isAlive { return trial }
      let new = try ExtensionTrial(appex, of: bundle, confinement: confinement)
      trial = new
      return new
    }
    do {
      for intent in appex.support.intents {
        guard let description = IntentDescription.all[intent] else { continue }
        let found = await methods(of: description, by: try live(), until: deadline)
        survey.intents.append(found)
        if survey.intents.count == 1, let fault = found.faults.first, fault.method == Self.beginning
        {
          survey.failure = fault.problem
          return survey
        }
      }
      // How its questions go comes last, as it takes longest.
      for index in survey.intents.indices where survey.intents[index].canBeDriven {
        let drive = QuestionDrive(
          trial: try live(), project: project, patience: patience, deadline: deadline)
        (survey.intents[index].repeated, survey.intents[index].faults) =
          await drive.outcome(of: survey.intents[index].intent)
      }
    } catch {
      survey.failure = "\(survey.part) was not started: \(error.sentence)"
    }
    survey.isCutShort = ContinuousClock.now > deadline
    return survey
  }

  private static let beginning = "handler(for:)"

  private func name(of appex: IntentsExtension) -> String {
    appex.executable.split(separator: "/").last.map(String.init) ?? appex.identifier
  }

  /// Which methods a handler has: those that answer when they are asked about an intent without values.
  private func methods(
    of description: IntentDescription, by trial: ExtensionTrial,
    until deadline: ContinuousClock.Instant
  ) async -> ExtensionSurvey.Intent {
    var found = ExtensionSurvey.Intent(intent: description.name)
    let empty = IntentMessage(name: description.name, parameters: [:])
    var method = Self.beginning
    do {
      let (request, answer) = try await trial.begin(empty, within: patience)
      defer { trial.end(request) }
      found.handles = answer.handles
      found.problem = answer.problem
      guard answer.handles else { return found }
      var methods: [String] = []
      for parameter in description.parameters.map(\.name) {
        if ContinuousClock.now > deadline { return found }
        let name = IntentSchema.resolveMethod(of: parameter)
        method = "\(name) of an intent without values"
        let progress = try await trial.resolve(
          [parameter], of: empty, request: request, within: patience)
        if progress.resolved.contains(where: { $0.name == parameter }) { methods.append(name) }
        if progress.confirmed?.response != nil, !methods.contains("confirm") {
          methods.append("confirm")
        }
      }
      found.methods = methods
    } catch {
      found.faults.append((method, await trial.trace))
    }
    return found
  }
}

extension ExtensionSurvey.Intent {
  fileprivate var canBeDriven: Bool { handles && faults.isEmpty }
}
