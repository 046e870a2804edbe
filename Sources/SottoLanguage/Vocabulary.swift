/// The names an app's content has, by kind, ready for look-up.
public struct Vocabulary: Sendable {
  /// One name and what it names: `song artist album playlist podcastShow audioBook station …`,
  /// spelled as `mediaSearch.mediaType` spells them.
  public struct Entry: Hashable, Sendable {
    public var kind: String
    public var name: String

    public init(kind: String, name: String) {
      self.kind = kind
      self.name = name
    }
  }

  public init(_ entries: [Entry]) {}
}
