import SottoLanguage
import Testing

@testable import SottoAssistant

/// When the likeliest Reading is one that nobody here carries out.
@Suite struct RouterLikelihoodTests {
  private func likeliest(
    _ best: String, _ second: String, _ confidence: Double = 0.3, apps: [String],
    isLocked: Bool = false
  ) -> String? {
    var readings = [best, second].map { Reading(text: "", locale: "en", intent: $0) }
    readings[0].confidence = 0.4
    readings[1].confidence = confidence
    return Router(apps: apps.compactMap(SampleApps.named), isLocked: isLocked)
      .likeliest(of: readings).intent
  }

  @Test func `what an app here can do goes before what none can`() {
    let (song, task) = ("INAddMediaIntent", "INAddTasksIntent")
    #expect(likeliest(song, task, apps: ["Notes"]) == task)
    #expect(likeliest(song, task, apps: ["Notes", "Melody"]) == song)
    #expect(likeliest(song, task, 0.1, apps: ["Notes"]) == song, "far less likely")
    #expect(likeliest(song, task, apps: []) == song)
  }

  @Test func `a locked session does nothing else instead with an app that waits`() {
    let (task, song) = ("INAddTasksIntent", "INPlayMediaIntent")
    #expect(likeliest(task, song, apps: ["Safe"]) == song)
    #expect(likeliest(task, song, apps: ["Safe"], isLocked: true) == task)
  }
}
