import Testing

@testable import SottoCheck

/// What a source declares, however it is written.
@Suite struct OutlineTests {
  private func types(_ source: String) -> [SourceType] {
    SourceFile(path: "A.swift", bytes: Array(source.utf8)).types
  }

  @Test(arguments: [
    ("class A {}", "class A:"), ("final class A: B, C {}", "class A: B C"),
    ("public class A<T: Hashable>: B<T>, C where T: D {}", "class A: B C"),
    ("extension Module.A: Other.C {}", "extension A: C"),
    ("@objc(X) class A: NSObject {}", "class A: NSObject"),
    ("protocol P: AnyObject, Q { func a() }", "protocol P: AnyObject Q"),
    ("enum E { class func a() {} }", "enum E:"),
    ("class A: @unchecked Sendable {}", "class A: unchecked Sendable"),
    ("let a = \"class B: C {}\" // class D {}", ""),
    ("class A { class B: C {} }", "class A:, class B: C"),
  ])
  func `types are found with what they derive from`(source: String, expected: String) {
    let found = types(source).map { type in
      "\(type.kind.rawValue) \(type.name):" + type.supertypes.map { " \($0)" }.joined()
    }
    #expect(found.joined(separator: ", ") == expected)
  }

  @Test(arguments: [
    ("func a() {}", "a() -> "),
    ("func a(for b: B, with c: @escaping ([D], E) -> Void) {}", "a(for:with:) -> "),
    ("override public func a(_ b: [String: Int] = [:]) async throws -> C? { }", "a(_:) -> C?"),
    ("func a<T>(b: T) -> [T] where T: Hashable { if true { } }", "a(b:) -> [T]"),
    ("func a(b: @Sendable () -> Void = { f(1, 2) }, c: C) { }", "a(b:c:) -> "),
    ("func a(\n  for b: B\n) async\n  -> [C]\n{ }", "a(for:) -> [C]"),
    ("static func == (a: A, b: A) -> Bool { true }", ""),
    ("var b: Int { func a() {}; return 1 }", ""),
  ])
  func `methods are found with their labels and results`(source: String, expected: String) {
    let methods = types("class A {\n\(source)\n}").flatMap(\.methods)
    #expect(methods.map { "\($0.signature) -> \($0.result)" }.joined() == expected)
  }

  @Test func `what stands behind a method is found, too`() {
    let found = types(
      """
      class A: B {
        func a() { let text = "}" }
        func b() -> () -> Void { { } }
      }
      struct C { func d() {} }
      """)
    #expect(found.map(\.name) == ["A", "C"])
    #expect(found.map { $0.methods.map(\.name) } == [["a", "b"], ["d"]])
    #expect(found[1].place == Place(file: "A.swift", line: 5))
  }

  @Test func `imports are found`() {
    let source = "import Intents\n@testable import class Kit.Thing; import os.log // import No\n"
    #expect(
      SourceFile(path: "A.swift", bytes: Array(source.utf8)).imports == ["Intents", "Kit", "os"])
  }

  /// Half a file is what an editor has while somebody types.
  @Test(arguments: ["class A: {", "class A { func a(", "func }", "class", "extension A: B", "}}}{"])
  func `what is no whole source is read to its end`(source: String) {
    #expect(types(source).count <= 1)
  }
}
