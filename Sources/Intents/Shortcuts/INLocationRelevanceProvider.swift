/// A place in which a shortcut is of use.
@available(iOS 12.0, *)
open class INLocationRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
  /// The area.
  open package(set) var region: CLRegion

  /// Makes a place.
  public init(region: CLRegion) {
    self.region = region
    super.init(reader: .empty)
  }

  public required init(reader: PlainReader) {
    region = reader.required("region", placeholder: CLRegion(reader: .empty))
    super.init(reader: reader)
  }

  package override func write(to writer: inout PlainWriter) {
    super.write(to: &writer)
    writer.write(region, as: "region")
  }
}
