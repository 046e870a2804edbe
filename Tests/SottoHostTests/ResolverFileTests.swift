import Testing

@testable import SottoHost

@Suite struct ResolverFileTests {
  @Test(arguments: [
    (
      "nameserver 127.0.0.53\noptions edns0\nsearch home\n",
      "nameserver 169.254.1.1\noptions edns0\nsearch home\n" as String?
    ),
    ("nameserver 127.0.0.1\nnameserver ::1", "nameserver 169.254.1.1"),
    ("nameserver 192.168.1.1\n", nil), ("nameserver 127.0.0.1\nnameserver 9.9.9.9\n", nil),
    ("# nameserver 127.0.0.1\n", nil), ("", nil),
  ])
  func `only a resolver of this machine's own is carried`(_ text: String, carried: String?) {
    #expect(ResolverFile(text: text).carried == carried)
  }
}
