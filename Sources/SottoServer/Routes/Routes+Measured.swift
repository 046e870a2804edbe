import Foundation
import SottoWire

// How the assistant is, and what it has counted.

extension Routes {
  var measured: [Route] {
    [
      Route("GET /v1/health") { [self] _ throws(ProblemDetails) in
        let report = try await assistant.call(ClientCalls.Health())
        guard report.isWell else {
          let wrong = report.parts.filter { !$0.isWell }
          throw ProblemDetails(
            .serviceUnavailable,
            wrong.map { "\($0.name): \($0.text) \($0.remedy ?? "")" }.joined(separator: " "))
        }
        return try .json(report)
      },
      Route("GET /metrics") { [self] _ throws(ProblemDetails) in
        let own = [
          Metric("sotto_info", "What serves.", .gauge, [.init(1, ["version": version])]),
          Metric(
            "sotto_http_streams", "Event streams that are open.", .gauge, [.init(Double(hub.count))]
          ),
        ]
        let text = PrometheusText.text(of: try await assistant.call(ClientCalls.Metrics()) + own)
        return HTTPResponse(
          .ok, headers: ["Content-Type": PrometheusText.type], body: Data(text.utf8))
      },
    ]
  }
}
