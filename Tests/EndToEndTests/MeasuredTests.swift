import Foundation
import GRDB
import Intents
import Testing

/// `GET /metrics`, `GET /v1/health` and `sotto health`.
@Suite(.ownThread) struct MeasuredTests {
  private static func metrics(_ served: ServedHome) throws -> PrometheusPage {
    let answer = try served.request("GET /metrics")
    #expect(answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8")
    let page = PrometheusPage(answer.text)
    #expect(page.faults == [], "\(answer.text)")
    return page
  }

  @Test func `turns, faults and processes are counted, and no words`() throws {
    let home = try TestHome()
    let served = try ServedHome(home)
    let first = try Self.metrics(served)
    #expect(first.value("sotto_turns_total") == 0)
    #expect(first.value("process_resident_memory_bytes") > 1e6)
    #expect(first.value("process_start_time_seconds") > Date.now.timeIntervalSince1970 - 600)
    #expect(first.value("sotto_connections") >= 1)
    try home.installFaulty()
    let app = "app.sotto.Faulty"
    #expect(try home.say("play kaput zanzibar in faulty").status == 0)
    #expect(try home.say("play kaput crash in faulty").status == 5)
    #expect(try home.say("what's the weather in zanzibar").status == 2)
    let made = #"{"intent": "ZanzibarIntent", "parameters": {}}"#
    #expect(try home.sotto("request", input: Data(made.utf8)).status == 64, "it is no turn")
    let stream = try HTTPWire.events("/v1/events", of: served)
    let page = try Self.metrics(served)
    let play = ["intent": "INPlayMediaIntent", "app": app, "locale": "en"]
    #expect(page.value("sotto_turns_total", play.merging(["outcome": "done"]) { $1 }) == 1)
    #expect(page.value("sotto_turns_total", play.merging(["outcome": "failed"]) { $1 }) == 1)
    #expect(page.value("sotto_turns_total", ["outcome": "notUnderstood"]) >= 1)
    #expect(page.value("sotto_turns_total") == 3 && page.value("sotto_turn_seconds_count") == 3)
    #expect(page.value("sotto_understanding_seconds_count") == 3)
    #expect(page.value("sotto_faults_total", ["app": app, "kind": "crashed"]) == 1)
    #expect(page.value("sotto_process_starts_total", ["app": app, "kind": "extension"]) >= 1)
    #expect(page.value("sotto_apps") == 1 && page.value("sotto_http_streams") == 1)
    #expect(page.value("sotto_info") == 1)
    let text = try served.request("GET /metrics").text.lowercased()
    #expect(!text.contains("zanzibar") && !text.contains("kaput"))
    withExtendedLifetime(stream) {}
  }

  @Test func `a token lets Prometheus in, and nothing else does`() throws {
    let home = try TestHome()
    let served = try ServedHome(home)
    #expect(try HTTPExchange(port: served.port, "GET /metrics").status == 401)
    #expect(try HTTPExchange(port: served.port, "GET /v1/health").status == 401)
    let token = try home.sotto("tokens", "add", "prometheus").output.trimmingCharacters(
      in: .newlines)
    let bearer = ["Authorization": "Bearer \(token)"]
    #expect(try HTTPExchange(port: served.port, "GET /metrics", headers: bearer).status == 200)
    #expect(try HTTPExchange(port: served.port, "GET /metrics/x", headers: bearer).status == 404)
  }

  @Test func `an assistant that is well says so in a line`() throws {
    let home = try TestHome()
    let none = try home.sotto("health")
    #expect(none.status == 1 && none.output.hasPrefix("assistant: It does not run."), "\(none)")
    #expect(home.assistantIdentifier == nil)
    try home.serve()
    let well = try home.sotto("health")
    #expect(well.status == 0, "\(well)")
    let line =
      /Well: the assistant answers \(process \d+\), \d languages, 0 apps, the database is written, \d+ MB of space, the sandbox \w+\.\n/
    #expect(well.output.wholeMatch(of: line) != nil, "\(well)")
    #expect(try home.sotto("health", "--json").output.hasPrefix(#"{"isWell":true,"parts":[{"#))
    let assistant = try #require(home.assistantIdentifier)
    kill(assistant, SIGSTOP)
    let stopped = try Command(["health"], environment: home.environment, limit: 30)
    kill(assistant, SIGCONT)
    #expect(stopped.status == 1 && stopped.output.contains("is stopped"), "\(stopped)")
  }

  @Test(.enabled(if: SmallDisk.mayMount, "no right to mount a disk"))
  func `an assistant that cannot store says what is wrong`() throws {
    let home = try TestHome()
    try #require(mount("tmpfs", home.folder.path, "tmpfs", 0, "size=128m,mode=700") == 0)
    defer {
      _ = try? home.sotto("quit")
      umount2(home.folder.path, Int32(MNT_DETACH))
    }
    let served = try ServedHome(home)
    #expect(try home.sotto("health").status == 0)
    let filler = home.folder.appending(path: "filler").path
    let file = open(filler, O_CREAT | O_WRONLY, 0o600)
    #expect(posix_fallocate(file, 0, 100 << 20) == 0)
    close(file)
    let ill = try home.sotto("health")
    #expect(ill.status == 1 && ill.output.hasPrefix("space: \(home.folder.path) has "), "\(ill)")
    let answer = try served.request("GET /v1/health")
    #expect(answer.status == 503 && answer["detail"]?.string?.hasPrefix("space: ") == true)
  }

  @Test func `a database that somebody else holds is told`() throws {
    let home = try TestHome()
    try home.serve()
    let database = try DatabaseQueue(path: home.folder.appending(path: "sotto.sqlite").path)
    try database.writeWithoutTransaction { database in
      try database.execute(sql: "BEGIN IMMEDIATE")
      let ill = try home.sotto("health")
      #expect(ill.status == 1, "\(ill)")
      #expect(ill.output.hasPrefix("database: Nothing can be stored: "), "\(ill)")
      #expect(ill.output.contains("is held by another program"), "\(ill)")
      try database.execute(sql: "ROLLBACK")
    }
    #expect(try home.sotto("health").status == 0)
  }
}
