// What front ends get: every text of it may be shown as it is.

extension Reply {
  /// The same with all its texts as they may be shown.
  package var shown: Reply {
    var shown = self
    shown.text = text.shown()
    shown.app = app?.shown(atMost: ShownLength.name)
    shown.question?.choices = question?.choices.map(\.shownName) ?? []
    shown.question?.answers = question?.answers?.map(\.shown)
    shown.alternatives = alternatives?.map(\.shownName)
    shown.card = card?.shown
    shown.steps = steps.map(\.shown)
    shown.problem?.message = problem?.message.shown() ?? ""
    return shown
  }
}

extension Reply.Step {
  /// The same with all its texts as they may be shown.
  package var shown: Reply.Step {
    var shown = self
    shown.result = result.shown()
    shown.values = values?.map(\.shownName)
    return shown
  }
}

extension PlayingSummary {
  /// More than there are.
  private static let mostCommands = 50

  /// The same with all its texts as they may be shown.
  package var shown: PlayingSummary {
    var shown = self
    shown.appName = appName.shownName
    shown.title = title?.shownName
    shown.artist = artist?.shownName
    shown.album = album?.shownName
    shown.next = next?.shownName
    shown.repeatMode = repeatMode?.shownName
    shown.commands = commands?.prefix(Self.mostCommands).map(\.shownName)
    return shown
  }
}

extension Card {
  /// The most rows that are shown: nobody looks at more.
  private static let mostRows = 1_000

  fileprivate var shown: Card {
    var shown = self
    shown.title = title?.shownName
    shown.subtitle = subtitle?.shown()
    shown.rows = rows.prefix(Self.mostRows).map { row in
      var shown = row
      shown.title = row.title.shownName
      shown.subtitle = row.subtitle?.shownName
      shown.actions = row.actions?.map(\.shown)
      return shown
    }
    shown.actions = actions?.map(\.shown)
    return shown
  }
}

extension Card.Action {
  fileprivate var shown: Card.Action {
    Card.Action(title: title.shownName, sentence: sentence.shown())
  }
}

extension AppSummary {
  /// The same with all its texts as they may be shown.
  package var shown: AppSummary {
    var shown = self
    shown.name = name.shownName
    shown.version = version.shownName
    shown.folders = folders.map { $0.shown() }
    shown.notes = notes.map { $0.shown() }
    shown.wishes = wishes.map {
      AppSummary.Wish(text: $0.text.shown(), command: $0.command.shown())
    }
    return shown
  }
}

extension String {
  fileprivate var shownName: String { shown(atMost: ShownLength.name) }
}
