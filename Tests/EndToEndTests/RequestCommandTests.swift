import Foundation
import Testing

/// Requests without words: what another program has made, carried out as what was said.
@Suite(.ownThread, .serialized) struct RequestCommandTests {
  private static let home = Result {
    let home = try TestHome()
    try home.installListable()
    return home
  }

  private func request(_ json: String, _ options: String...) throws -> Command {
    let home = try Self.home.get()
    return try Command(
      ["request"] + options + ["-"], environment: home.environment, input: Data(json.utf8))
  }

  @Test func `a request is carried out, and asks back`() throws {
    let json =
      #"{"intent": "INAddTasksIntent", "parameters": {"taskTitles": ["rice"], "#
      + #""targetTaskList": "trip"}, "app": "Listable", "locale": "de"}"#
    let asked = try request(json)
    #expect(asked.status == 4 && asked.output.contains("trip"), "\(asked.output)\(asked.error)")
    let answered = try request(json, "--answer", "ja")
    #expect(answered.status == 0, "\(answered.error)")
    #expect(answered.output.hasSuffix("In Listable zur Liste „trip“ hinzugefügt: rice.\n"))
    let history = try Self.home.get().sotto("history").output
    #expect(history.contains("  INAddTasksIntent\n"), "\(history)")
  }

  @Test func `what was understood can be carried out later, from a file too`() throws {
    let home = try Self.home.get()
    #expect(try home.say("make a list called errands").status == 0)
    let reading = try home.sotto("understand", "--json", "add stamps to the errands list").output
    let file = home.folder.appending(path: "request.json")
    try reading.write(to: file, atomically: true, encoding: .utf8)
    let answer = try home.sotto("request", file.path, "--json")
    #expect(answer.status == 0 && answer.output.contains("stamps"), "\(answer.error)")
  }

  @Test(arguments: [
    ("{", "Standard input is no JSON"), ("7", "is no Reading"),
    (#"{"parameters": {}}"#, "names no “intent”"),
    (#"{"intent": "INFoo"}"#, "There is no intent “INFoo”"),
    (
      #"{"intent": "INAddTasksIntent", "parameters": {"taskTitle": ["a"]}}"#,
      "has no parameter “taskTitle”"
    ),
    (
      #"{"intent": "INPlayMediaIntent", "parameters": {"mediaSearch": {"mediaTipe": "song"}}}"#,
      "has no parameter “mediaSearch.mediaTipe”"
    ),
    (
      #"{"intent": "INAddTasksIntent", "parameters": {"taskTitles": 7}}"#,
      "taskTitles: expected a list"
    ),
  ])
  func `what is no request is refused with the reason`(json: String, reason: String) throws {
    let answer = try request(json)
    #expect(answer.status == 64 && answer.error.contains(reason), "\(answer.error)")
  }

  @Test func `who handles an intent, and what can be said of it`() throws {
    let home = try Self.home.get()
    let answer = try home.sotto("apps", "list", "--intent", "INAddTasksIntent", "--json")
    #expect(answer.output.contains(#""identifier":"app.sotto.Listable""#))
    #expect(answer.output.contains(#"{"isList":true,"name":"taskTitles","#))
    #expect(
      try home.sotto("apps", "list", "--intent", "INPlayMediaIntent").output.hasPrefix(
        "No app handles INPlayMediaIntent."))
    #expect(try home.sotto("apps", "list", "--intent", "INPlay").status == 64)
  }
}
