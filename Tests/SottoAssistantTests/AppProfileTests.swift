import Testing

@testable import SottoAssistant

@Suite struct AppProfileTests {
  private let app = AppProfile(
    identifier: "app.sotto.Melody", name: "Melody",
    localizedNames: ["ru": "Мелодия", "zh-Hans": "旋律"], intents: [], isAllowed: true)

  /// A person speaks "zh"; a bundle has "zh-Hans".
  @Test(arguments: [("ru", "Мелодия"), ("zh", "旋律"), ("zh_CN", "旋律"), ("ko", "Melody")])
  func `an app has the name of the language`(language: String, name: String) {
    #expect(app.name(in: language) == name)
  }
}
