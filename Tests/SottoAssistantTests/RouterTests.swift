import SottoLanguage
import Testing

@testable import SottoAssistant

@Suite struct RouterTests {
  @Test func `a request goes where the table says`() throws {
    let rows = try CaseFile.rows("router.jsonl", as: Row.self)
    #expect(rows.count > 10)
    for row in rows {
      #expect(row.router.route(row.reading).label == row.route, "\(row.why)")
    }
  }

  /// It is known why an app is asked, wherever one is, and nowhere else.
  @Test func `an app is asked for a reason`() throws {
    let rows = try CaseFile.rows("router.jsonl", as: Row.self)
    var reasons: Set<Router.Reason> = []
    for row in rows {
      let reason = row.router.reason(row.reading)
      if let reason { reasons.insert(reason) }
      switch row.router.route(row.reading) {
      case .app: #expect(reason != nil, "\(row.why)")
      case .locked: break
      default: #expect(reason == nil, "\(row.why)")
      }
      if row.reading.app != nil { #expect(reason == nil || reason == .named, "\(row.why)") }
    }
    #expect(reasons.isSuperset(of: [.named, .playing, .vocabulary, .default, .only]))
  }

  struct Row: Decodable {
    var why: String
    var apps: [AppProfile]
    var reading: Reading
    var playing: String?
    var preferred: String?
    var isLocked: Bool
    var route: String

    enum CodingKeys: String, CodingKey {
      case why, apps, intent, named, this, grounded, playing, `default`, locked, type,
        medium, route
    }

    init(from decoder: any Decoder) throws {
      let row = try decoder.container(keyedBy: CodingKeys.self)
      why = try row.decode(String.self, forKey: .why)
      apps = try row.decode([String].self, forKey: .apps).map { try #require(SampleApps.named($0)) }
      reading = Reading(text: why, locale: "en", intent: "INPlayMediaIntent")
      if row.contains(.intent) { reading.intent = try row.decode(String?.self, forKey: .intent) }
      reading.app = try row.decodeIfPresent(String.self, forKey: .named)
      reading.groundedBy = try row.decodeIfPresent(String.self, forKey: .grounded)
      if try row.decodeIfPresent(Bool.self, forKey: .this) == true {
        reading.parameters["mediaSearch"] = .object(["reference": .string("currentlyPlaying")])
      }
      if let type = try row.decodeIfPresent(String.self, forKey: .type) {
        reading.parameters["mediaSearch"] = .object(["mediaType": .string(type)])
      }
      reading.medium = try row.decodeIfPresent(Reading.Medium.self, forKey: .medium)
      isLocked = try row.decodeIfPresent(Bool.self, forKey: .locked) ?? false
      playing = try row.decodeIfPresent(String.self, forKey: .playing)
      preferred = try row.decodeIfPresent(String.self, forKey: .default)
      route = try row.decode(String.self, forKey: .route)
    }

    var router: Router {
      Router(
        apps: apps,
        nowPlaying: playing.map { NowPlaying(app: SampleApps.identifier($0), isPlaying: true) },
        defaults: preferred.map { ["INPlayMediaIntent": SampleApps.identifier($0)] } ?? [:],
        isLocked: isLocked)
    }
  }
}

extension Router.Route {
  fileprivate var label: String {
    switch self {
    case .app(let app): "app \(app.name)"
    case .choose(let apps): "choose " + apps.map(\.name).joined(separator: ", ")
    case .instead(let name, let apps):
      "instead of \(name) " + apps.map(\.name).joined(separator: ", ")
    case .absent(let name): "absent \(name)"
    case .nobody: "nobody"
    case .notAllowed(let app): "notAllowed \(app.name)"
    case .cannot(let app): "cannot \(app.name)"
    case .locked(let app): "locked \(app.name)"
    }
  }
}
