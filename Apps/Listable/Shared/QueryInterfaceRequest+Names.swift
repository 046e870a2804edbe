import GRDB

extension QueryInterfaceRequest {
  /// Those whose key may have all words of a name in some form. SQLite looks through very many names in the
  /// time that a few take here.
  func mayBeCalled(_ name: String) -> Self {
    NameKey.stems(of: name).reduce(self) { request, stem in
      request.filter(sql: "instr(key, ?) > 0", arguments: [stem])
    }
  }
}
