/// What a person may mean by the name of a place.
package enum PlaceChoice: Hashable, Sendable {
  /// It is called so.
  case exact(Place)
  /// A place of the person's own.
  case own(NamedThing)
  /// Nothing is called so; this one's name is near.
  case near(Place)
  /// Any of these may be meant.
  case several([Place])
  case none
}
