extension SampleTitle {
  /// Well-known names, to be asked for; none of the recordings.
  static let library = [
    SampleTitle(
      title: "Dark", aliases: ["Тьма", "暗黑", "다크", "ダーク"], date: "2017-12-01",
      genre: "Science Fiction", director: "Baran bo Odar",
      actors: ["Louis Hofmann", "Lisa Vicari"],
      seasons: [3, 5],
      episodes: [
        "Secrets", "Lies", "Past and Present", "Beginnings and Endings", "Dark Matter", "Ghosts",
        "The Travelers", "Lost and Found",
      ],
      special: "Behind the Scenes of Dark"),
    SampleTitle(
      title: "延禧攻略", aliases: ["Story of Yanxi Palace"], date: "2018-07-19", genre: "Drama",
      director: "惠楷栋", actors: ["秦岚", "吴谨言"], seasons: [12]),
    SampleTitle(
      title: "破冰行动", aliases: ["The Thunder"], date: "2019-05-07", genre: "Crime",
      director: "傅东育", actors: ["黄景瑜", "吴刚"], seasons: [4]),
    SampleTitle(
      title: "奇葩说", aliases: ["I Can I BB"], date: "2014-11-29", genre: "Talk Show",
      director: "马东", actors: ["马东"], seasons: [2, 3]),
    SampleTitle(
      title: "Кухня", aliases: ["The Kitchen"], date: "2012-10-22", genre: "Comedy",
      director: "Дмитрий Дьяченко", actors: ["Дмитрий Назаров", "Марк Богатырёв"], seasons: [2, 3]),
    SampleTitle(
      title: "오징어 게임", aliases: ["Squid Game", "Игра в кальмара", "鱿鱼游戏"], date: "2021-09-17",
      genre: "Thriller", director: "황동혁", actors: ["이정재"], seasons: [3]),
    SampleTitle(
      title: "Seven", aliases: ["Se7en", "Семь", "七宗罪"], date: "1995-09-22", genre: "Crime",
      director: "David Fincher", actors: ["Brad Pitt", "Morgan Freeman"]),
    SampleTitle(
      title: "Forrest Gump", aliases: ["Форрест Гамп", "阿甘正传"], date: "1994-07-06", genre: "Drama",
      director: "Robert Zemeckis", actors: ["Tom Hanks", "Robin Wright"]),
    SampleTitle(
      title: "Cast Away", aliases: ["Изгой", "荒岛余生"], date: "2000-12-22", genre: "Adventure",
      director: "Robert Zemeckis", actors: ["Tom Hanks"]),
    SampleTitle(
      title: "기생충", aliases: ["Parasite", "Паразиты", "寄生虫"], date: "2019-05-30", genre: "Thriller",
      director: "봉준호", actors: ["송강호"]),
    SampleTitle(
      title: "流浪地球", aliases: ["The Wandering Earth"], date: "2019-02-05", genre: "Science Fiction",
      director: "郭帆", actors: ["吴京"]),
    SampleTitle(
      title: "Der Untergang", aliases: ["Downfall", "Бункер"], date: "2004-09-16", genre: "Drama",
      director: "Oliver Hirschbiegel", actors: ["Bruno Ganz"]),
  ]
}
