/// A row that answers a query by its names.
struct RowScore {
  let row: Int
  /// The weighted mean of the names' scores, 0 to 1.
  var value: Double
  /// How each name that was said agrees.
  let names: [(field: NameField, score: NameScore)]
}
