import Testing

@testable import sotto

/// What Tab adds.
@Suite struct CompletionTests {
  private static let completion = Completion(
    commands: [":help", ":quit", ":why"],
    names: { ["Melody", "Мелодия", "Memo", "Old Radio", "Radio", "爱剧", "爱剧 HD"] })

  @Test(arguments: [
    (":w", "hy"), (":", ""), (":why", ""), (":x", ""), ("why :h", ""),
    ("play hello in mel", "ody"), ("play hello in me", ""), ("mem", "o"), ("OLD ra", "dio"),
    ("play the ra", "dio"), ("включи хит в Мел", "одия"), ("用爱", "剧"), ("用爱剧", ""),
    ("parade", ""), ("", ""), ("play ", ""), ("melody", ""),
  ])
  func `a beginning has its rest`(text: String, rest: String) {
    #expect(Self.completion.rest(of: text) == rest)
  }
}
