import SottoAssistant
import SottoWire

extension Assistant {
  /// What was counted since the start, and how things stand.
  nonisolated func counted() -> [Metric] {
    let apps = registry.entries.map(\.installed.identifier)
    let names = apps.map {
      Metric.Sample(Double(registry.vocabularyCount(of: $0)), ["app": $0])
    }
    return metrics.metrics + [
      Metric("sotto_apps", "Apps that are installed.", .gauge, [.init(Double(apps.count))]),
      Metric(
        "sotto_vocabulary_names", "Names of its content that an app has given.", .gauge, names),
    ] + OwnProcess.metrics
  }
}
