// The names are of real things, so that real sentences can be tried; every sound is our own.

extension SampleAlbum {
  static let library = music + moreMusic + spoken

  private static let music: [SampleAlbum] = [
    SampleAlbum(
      artist: "Adele", title: "21", genre: "Pop", date: "2011",
      tracks: ["Rolling in the Deep", "Someone Like You"]),
    SampleAlbum(
      artist: "Adele", title: "25", genre: "Pop", date: "2015",
      tracks: ["Hello", "When We Were Young"]),
    SampleAlbum(
      artist: "Adele", title: "Skyfall - Single", genre: "Pop", date: "2012", tracks: ["Skyfall"]),
    SampleAlbum(
      artist: "The Paper Lanterns", title: "Sotto Samples", genre: "Pop", date: "2026",
      tracks: ["HELLO!", "Night Ferry"]),
    SampleAlbum(
      artist: "Toro y Moi", title: "Outer Peace (Deluxe Edition)", genre: "Electronic",
      date: "2019",
      tracks: [
        "Fading", "Ordinary Pleasure", "Laws of the Universe", "Miss Me", "New House",
        "Freelance", "Who I Am", "50-50",
      ]),
    SampleAlbum(
      artist: "Green Day", title: "American Idiot", genre: "Rock", date: "2004",
      tracks: [
        "American Idiot", "Holiday", "Boulevard of Broken Dreams",
        "Wake Me Up When September Ends",
      ]),
    SampleAlbum(
      artist: "Green Day", title: "Dookie", genre: "Rock", date: "1994",
      tracks: ["Basket Case", "When I Come Around"],
      moods: ["Energetic", "Workout", "Running"]),
    SampleAlbum(
      artist: "Boston", title: "Boston", genre: "Rock", date: "1976",
      tracks: ["More Than a Feeling", "Peace of Mind"]),
    SampleAlbum(
      artist: "Augustana", title: "All the Stars and Boulevards", genre: "Alternative Rock",
      date: "2005", tracks: ["Boston"]),
    SampleAlbum(
      artist: "Queen", title: "A Night at the Opera", genre: "Rock", date: "1975",
      tracks: ["Bohemian Rhapsody - Remastered 2011", "You're My Best Friend"]),
    SampleAlbum(
      artist: "Queen; David Bowie", title: "Hot Space", genre: "Rock", date: "1982",
      tracks: ["Under Pressure"]),
    SampleAlbum(
      artist: "Khalid", title: "Free Spirit", genre: "R&B", date: "2019", tracks: ["Talk"]),
    SampleAlbum(
      artist: "Billie Eilish", title: "When We All Fall Asleep", genre: "Pop", date: "2019",
      tracks: ["bad guy"]),
    SampleAlbum(
      artist: "The Paper Lanterns", title: "Animal Sounds", genre: "Children's Music",
      date: "2026", tracks: ["Reptile Sounds"]),
    SampleAlbum(
      artist: "Dave Brubeck", title: "Time Out", genre: "Jazz", date: "1959",
      tracks: ["Take Five", "Blue Rondo à la Turk"], format: .opus),
    SampleAlbum(
      artist: "Norah Jones", title: "Come Away with Me", genre: "Jazz", date: "2002",
      tracks: ["Don't Know Why"], format: .opus),
    SampleAlbum(
      artist: "Ben E. King", title: "Don't Play That Song!", genre: "Soul", date: "1962",
      tracks: ["Stand by Me"]),
    SampleAlbum(
      artist: "Ariana Grande", title: "thank u, next", genre: "Pop", date: "2019",
      tracks: ["7 rings"], moods: ["Happy", "Workout", "Dancing"]),
    SampleAlbum(
      artist: "Beyoncé", title: "I Am… Sasha Fierce", genre: "Pop", date: "2008",
      tracks: ["Halo"], moods: ["Romantic"]),
    SampleAlbum(
      artist: "Nick Drake", title: "Pink Moon", genre: "Acoustic", date: "1972",
      tracks: ["Pink Moon", "Place to Be"], format: .opus,
      moods: ["Sad", "Calm", "Studying", "Meditation"]),
    SampleAlbum(
      artist: "Jack Johnson", title: "In Between Dreams", genre: "Acoustic", date: "2005",
      tracks: ["Banana Pancakes", "Better Together"], moods: ["Happy", "Chill", "Cooking"]),
  ]

  private static let moreMusic: [SampleAlbum] = [
    SampleAlbum(
      artist: "Сектор Газа", title: "Колхозный панк", genre: "Rock", date: "1991",
      tracks: ["Колхозный панк", "Ява"]),
    SampleAlbum(
      artist: "Сектор Газа", title: "Газовая атака", genre: "Rock", date: "1996",
      tracks: ["Лирика", "Туман"]),
    SampleAlbum(
      artist: "Алиса", title: "Шестой лесничий", genre: "Rock", date: "1989",
      tracks: ["Красное на чёрном", "Мы вместе", "Новая кровь"]),
    SampleAlbum(
      artist: "Кино", title: "Группа крови", genre: "Rock", date: "1988",
      tracks: ["Группа крови", "Закрой за мной дверь, я ухожу"]),
    SampleAlbum(
      artist: "Алла Пугачёва", title: "Ирония судьбы", genre: "Pop", date: "1975",
      tracks: ["Мне нравится"]),
    SampleAlbum(
      artist: "Земфира", title: "Прости меня моя любовь", genre: "Pop", date: "2000",
      tracks: ["Хочешь?", "Искала"]),
    SampleAlbum(
      artist: "Tarkan", title: "Karma", genre: "Pop", date: "2001",
      tracks: ["Kuzu Kuzu", "Hüp"]),
    SampleAlbum(
      artist: "Sezen Aksu", title: "Gülümse", genre: "Pop", date: "1991", tracks: ["Hadi Bakalım"]),
    SampleAlbum(
      artist: "Barış Manço", title: "Sözüm Meclisten Dışarı", genre: "Rock", date: "1981",
      tracks: ["Gülpembe"]),
    SampleAlbum(
      artist: "周杰倫", title: "葉惠美", genre: "Pop", date: "2003", tracks: ["晴天", "東風破"]),
    SampleAlbum(
      artist: "邓丽君", title: "岛国之情歌", genre: "Pop", date: "1977", tracks: ["月亮代表我的心"]),
    SampleAlbum(
      artist: "아이유", title: "Real", genre: "K-Pop", date: "2010", tracks: ["좋은 날"]),
    SampleAlbum(
      artist: "방탄소년단", title: "You Never Walk Alone", genre: "K-Pop", date: "2017",
      tracks: ["봄날"]),
  ]

  private static let spoken: [SampleAlbum] = [
    SampleAlbum(
      artist: "Josh Clark; Chuck Bryant", title: "Stuff You Should Know", genre: "Podcast",
      date: "2026",
      tracks: [
        Track("How Lighthouses Work", date: "2026-10-29"),
        Track("The Long History of Bread", date: "2026-11-05"),
        Track("What Makes a Song Get Stuck", date: "2026-11-12"),
        Track("How Maps Lie", date: "2026-11-19"),
      ]),
    SampleAlbum(
      artist: "Мелодия", title: "Истории звука", genre: "Podcast", date: "2026",
      tracks: [
        Track("Как устроен орган", date: "2026-11-10"),
        Track("Почему скрипят двери", date: "2026-11-17"),
      ]),
    SampleAlbum(
      artist: "Melodi", title: "Ses Hikâyeleri", genre: "Podcast", date: "2026",
      tracks: [
        Track("Ney Nasıl Çalınır", date: "2026-11-09"),
        Track("Yağmurun Sesi", date: "2026-11-16"),
      ]),
    SampleAlbum(
      artist: "旋律", title: "声音故事", genre: "Podcast", date: "2026",
      tracks: [Track("古琴的声音", date: "2026-11-08"), Track("雨声", date: "2026-11-15")]),
    SampleAlbum(
      artist: "멜로디", title: "소리 이야기", genre: "Podcast", date: "2026",
      tracks: [Track("가야금 이야기", date: "2026-11-07"), Track("빗소리", date: "2026-11-14")]),
    SampleAlbum(
      artist: "Melody", title: "Klanggeschichten", genre: "Podcast", date: "2026",
      tracks: [
        Track("Wie eine Orgel klingt", date: "2026-11-06"),
        Track("Der Regen", date: "2026-11-13"),
      ]),
    SampleAlbum(
      artist: "Sabahattin Ali", title: "Kürk Mantolu Madonna", genre: "Audiobook", date: "1943",
      tracks: ["Birinci Bölüm"]),
    SampleAlbum(
      artist: "吴承恩", title: "西游记", genre: "Audiobook", date: "1592", tracks: ["第一回"]),
    SampleAlbum(
      artist: "현진건", title: "운수 좋은 날", genre: "Audiobook", date: "1924", tracks: ["첫째 장"]),
    SampleAlbum(
      artist: "Franz Kafka", title: "Die Verwandlung", genre: "Audiobook", date: "1915",
      tracks: ["Erster Teil"]),
    SampleAlbum(
      artist: "Michelle Obama", title: "Becoming", genre: "Audiobook", date: "2018",
      tracks: ["Preface", "Becoming Me", "Becoming Us", "Becoming More", "Epilogue"]),
    SampleAlbum(
      artist: "Михаил Булгаков", title: "Мастер и Маргарита", genre: "Audiobook", date: "1967",
      tracks: ["Никогда не разговаривайте с неизвестными", "Понтий Пилат"]),
  ]
}
