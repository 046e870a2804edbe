import Testing

@testable import SottoLanguage

@Suite("A name is known by its sound in other scripts") struct SoundTests {
  @Test(
    "The same name",
    arguments: [
      ("Skyfall", "스카이폴"), ("Adele", "아델"), ("Daft Punk", "다프트 펑크"), ("Coldplay", "콜드플레이"),
      ("Сектор Газа", "Sector Gaza"), ("Чайковский", "Chaikovsky"), ("Queen", "퀸"),
      ("周杰伦", "Zhou Jielun"), ("王菲", "Wang Fei"), ("Taylor Swift", "泰勒斯威夫特"),
      ("Michael Jackson", "Майкл Джексон"), ("Billie Eilish", "Билли Айлиш"),
    ])
  func same(written: String, said: String) {
    #expect(found(said, among: written) == [0])
    #expect(found(written, among: said) == [0])
  }

  @Test(
    "Another name with the same consonants",
    arguments: [
      ("Пелагея", "Falco"), ("Кино", "Queen"), ("Кака", "Coco"), ("Maroon", "Мираж"),
      ("Muse", "Мыши на кухне"), ("王菲", "Wham"), ("西游记", "zzyzx"),
    ])
  func other(written: String, said: String) {
    #expect(found(said, among: written).isEmpty)
  }

  @Test("Words of one script never meet by their sound")
  func ownScript() {
    #expect(found("Skyfall", among: "Skyfal").isEmpty)
    let index = SoundIndex(["Skyfall", "Hello"])
    #expect(!index.hasOthers(than: .latin))
    #expect(index.hasOthers(than: .hangul))
  }

  private func found(_ said: String, among name: String) -> [Int] {
    let words = Tokens(said).all.map(\.letters)
    guard let script = words.first.flatMap(Script.init(of:)) else { return [] }
    var run = SpokenRun(script)
    for word in words { run.add(word) }
    return SoundIndex([name]).names(soundingLike: run)
  }
}
