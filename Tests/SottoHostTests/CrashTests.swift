import Testing

@testable import SottoHost

/// What a crashed process leaves to know of where it was.
@Suite struct CrashTests {
  @Test func `the calls are told from what the app printed`() {
    let end = ProcessLog.End(
      """
      begun
      Songs/Handler.swift:8: Fatal error: no songs
      Current stack trace:
      0    libswiftCore.so                    0x00007fbe1546c280 _swift_stdlib_report + 180
      Crashed by signal 4, in
        at libswiftCore.so+0x16df7e
        at Songs+0x236d
        at Songs+0xffffffffffffffffff
        at /Songs+0x1

      """)
    #expect(end.calls.map(\.program) == ["libswiftCore.so", "Songs"])
    #expect(end.calls.map(\.address) == [0x16df7e, 0x236d])
    #expect(end.lines.prefix(2) == ["begun", "Songs/Handler.swift:8: Fatal error: no songs"])
    #expect(end.lines.count == 4, "what is no address is shown as it stands")
  }

  private typealias Function = Symbolizer.Function
  private static let outside = Function(
    name: "$s15SottoAppSupport14RequestHandlerV", file: "/sotto/RequestHandler.swift", line: 3)

  @Test(arguments: [
    ("$s2bt7HandlerC7resolveySiSaySiG_SitYaFTY0_", "bt.Handler.resolve"),
    ("$s2bt7HandlerC7confirmyS2iSgFTf4nd_n", "bt.Handler.confirm"),
    ("main", "main"), ("_Z3foov", "_Z3foov"), ("$s", "$s"), ("$snonsense", "$snonsense"),
  ])
  func `a function has its own name alone`(symbol: String, name: String) {
    let place = CrashPlace([Function(name: symbol, file: "/bt/main.swift", line: 5), Self.outside])
    #expect(place?.calls == ["\(name) (/bt/main.swift:5)"])
  }

  @Test func `the reason is Swift's, the place is the app's own`() {
    let place = CrashPlace([
      Function(
        name: "Swift runtime failure: Index out of range", file: "/<compiler-generated>", line: 0),
      Function(name: "$sSayxSicigSi_Tg5", file: "/<compiler-generated>", line: 0),
      Function(name: "main", file: "/bt/main.swift", line: 5), Self.outside,
      Function(name: "main", file: "/bt/main.swift", line: 9),
    ])
    #expect(place?.reason == "Index out of range")
    #expect(place?.calls == ["main (/bt/main.swift:5)"])
    #expect(CrashPlace([Self.outside]) == nil)
    #expect(CrashPlace([]) == nil)
  }

  @Test func `without a symbolizer there is no place`() async throws {
    let symbolizer = Symbolizer(confinement: Unconfined(), environment: ["PATH": "/nowhere"])
    #expect(await symbolizer.functions(at: [1], in: "/bin/true").isEmpty)
  }
}
