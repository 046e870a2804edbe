import Foundation
import Intents
import SottoAssistant
import SottoSocket
import SottoWire

// What apps tell of what their person does, and propose.

extension AppServices {
  func addSuggestionCalls(to handlers: inout CallHandlers, of app: String, _ quota: AppQuota) {
    handlers.on(SystemCalls.Donate.self) { call in
      try admit(call.interaction, quota)
      let donation = try malformed("interaction") {
        try Donation(interaction: call.interaction, of: app, at: clock(), in: .current)
      }
      if let donation { try suggestions.take(donation) }
      return Nothing()
    }
    handlers.on(SystemCalls.DonateActivity.self) { call in
      try admit(call.activity, quota)
      let donation = try malformed("activity") {
        try Donation(activity: call.activity, of: app, at: clock(), in: .current)
      }
      if let donation { try suggestions.take(donation) }
      return Nothing()
    }
    handlers.on(SystemCalls.DeleteDonations.self) { call in
      let selection: DonationSelection =
        switch (call.identifiers, call.group) {
        case (let identifiers?, _): .interactions(identifiers: identifiers)
        case (nil, let group?): .interactionsOfGroup(group)
        case (nil, nil): .allInteractions
        }
      return try delete(selection, of: app, quota)
    }
    handlers.on(SystemCalls.DeleteActivities.self) { call in
      try delete(
        call.persistentIdentifiers.map { .activities(persistentIdentifiers: $0) }
          ?? .allActivities, of: app, quota)
    }
    addProposalCalls(to: &handlers, of: app, quota)
  }

  private func addProposalCalls(
    to handlers: inout CallHandlers, of app: String, _ quota: AppQuota
  ) {
    handlers.on(event: SystemCalls.SetUpcomingMedia.self) { call in
      quota.proposals.take("upcoming") {
        keep("upcoming media", of: app) {
          try propose(
            call.intents.map { ["intent": "INPlayMediaIntent", "parameters": $0] }, as: .upcoming,
            of: app)
        }
      }
    }
    handlers.on(event: SystemCalls.SetShortcutSuggestions.self) { call in
      quota.proposals.take("shortcuts") {
        keep("shortcut suggestions", of: app) {
          for shortcut in call.shortcuts { _ = try INShortcut.decode(shortcut) }
          try propose(call.shortcuts, as: .shortcuts, of: app)
        }
      }
    }
    handlers.on(event: SystemCalls.SetPredictionMode.self) { call in
      quota.proposals.take("mode \(call.type)") {
        keep("prediction mode", of: app) {
          try suggestions.setPredictionMode(call.mode, for: call.type, of: app)
        }
      }
    }
    handlers.on(SystemCalls.SetRelevantShortcuts.self) { call in
      guard quota.mayDonate() else { throw CallFailure(.failed, Self.tooOften) }
      for shortcut in call.shortcuts {
        try malformed("shortcuts") { _ = try INRelevantShortcut.decode(shortcut) }
      }
      try propose(call.shortcuts, as: .relevant, of: app)
      return Nothing()
    }
    handlers.on(SystemCalls.VoiceShortcuts.self) { _ in
      .init(shortcuts: phrases.shortcuts(of: app))
    }
  }

  private func propose(_ values: [PlainValue], as kind: Proposals.Kind, of app: String) throws {
    let values = Array(values.prefix(AppQuota.proposals))
    for value in values { try checkLength(of: value) }
    try suggestions.take(Proposals(app: app, kind: kind, values: values))
  }

  private func delete(
    _ selection: DonationSelection, of app: String, _ quota: AppQuota
  ) throws -> Nothing {
    guard quota.mayDonate() else { throw CallFailure(.failed, Self.tooOften) }
    try suggestions.delete(selection, of: app)
    return Nothing()
  }

  /// Whether there is room for something that is donated.
  private func admit(_ plain: PlainValue, _ quota: AppQuota) throws {
    guard quota.mayDonate() else { throw CallFailure(.failed, Self.tooOften) }
    try checkLength(of: plain)
  }

  private func checkLength(of plain: PlainValue) throws {
    let length = JSON.data(of: plain).count
    guard length <= AppQuota.donationLength else {
      throw CallFailure(
        .badValue,
        "\(length) bytes are too long to be donated or proposed: at most \(AppQuota.donationLength)."
      )
    }
  }

  /// Runs what reads a value of an app's; what is wrong with it is the app's to hear.
  private func malformed<Value>(_ member: String, _ read: () throws -> Value) throws -> Value {
    do {
      return try PlainDecodingError.inside(member, read)
    } catch let error as PlainDecodingError {
      throw CallFailure(.badValue, "\(error)")
    }
  }
}
