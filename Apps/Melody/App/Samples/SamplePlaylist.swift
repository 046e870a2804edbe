/// A list of the sample library's recordings.
struct SamplePlaylist: Sendable {
  var name: String
  var titles: [String]
  /// Whether Melody alone changes it, as the lists of the day.
  var isFixed = false

  static let library = [
    SamplePlaylist(
      name: "Playlist of the Day", titles: ["Skyfall", "Take Five", "Halo", "Basket Case"],
      isFixed: true),
    SamplePlaylist(
      name: "Плейлист дня", titles: ["Лирика", "Группа крови", "Искала", "Мне нравится"],
      isFixed: true),
    SamplePlaylist(name: "今日歌单", titles: ["晴天", "月亮代表我的心"], isFixed: true),
    SamplePlaylist(name: "每日歌单", titles: ["東風破", "晴天"], isFixed: true),
    SamplePlaylist(name: "Günün Listesi", titles: ["Kuzu Kuzu", "Gülpembe"], isFixed: true),
    SamplePlaylist(name: "오늘의 플레이리스트", titles: ["좋은 날", "봄날"], isFixed: true),
    SamplePlaylist(name: "Playlist des Tages", titles: ["Halo", "Take Five"], isFixed: true),
    SamplePlaylist(
      name: "Плейлист с Алисой", titles: ["Красное на чёрном", "Мы вместе", "Новая кровь"]),
    SamplePlaylist(name: "Playlist with Alice", titles: ["7 rings", "Halo"]),
    SamplePlaylist(name: "Gym", titles: ["American Idiot", "Freelance", "Kuzu Kuzu"]),
    SamplePlaylist(name: "Road Trip", titles: ["Holiday", "More Than a Feeling"]),
    SamplePlaylist(name: "Когда грустно", titles: ["Искала", "Мне нравится"]),
    SamplePlaylist(name: "Spor", titles: ["Hüp", "Hadi Bakalım"]),
    SamplePlaylist(name: "跑步", titles: ["東風破", "晴天"]),
    SamplePlaylist(name: "운동", titles: ["봄날", "좋은 날"]),
  ]
}
