import Testing

@testable import SottoServer

/// Where a browser is sent that has opened the page by its key.
@Suite struct RedirectTests {
  @Test(arguments: [
    ([""], "/"), ([], "/"), (["a", "b"], "/a/b"), (["//evil.example"], "/%2F%2Fevil.example"),
    (["", "evil.example"], "/evil.example"), (["\\evil"], "/%5Cevil"), (["..", "a"], "/a"),
    (["a\r\nSet-Cookie: x"], "/a%0D%0ASet-Cookie%3A%20x"), (["js", "main.js"], "/js/main.js"),
    (["é"], "/%C3%A9"),
  ])
  func `it stays at this server`(path: [String], address: String) {
    #expect(HTTPService.address(of: path) == address)
  }

  @Test func `the page takes pictures from this server alone`() {
    let head = String(decoding: HTTPResponse(.noContent).head(keepsAlive: true), as: UTF8.self)
    #expect(head.contains("img-src 'self' data:;"))
    #expect(!head.contains("https:"))
  }
}
