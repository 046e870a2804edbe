/// What can show an image beside a parameter, which a key path names.
@available(iOS 10.0, *)
public protocol INIntentSetImageKeyPath {
}

extension INIntentSetImageKeyPath where Self: INIntent {
  /// Shows `image` beside a parameter of this intent; `nil` takes it away.
  @available(iOS 12.0, *)
  public func setImage<Value>(
    _ image: INImage?, forParameterNamed parameterName: KeyPath<Self, Value>
  ) {
    setImage(image, forParameter: parameterName.lastName)
  }

  /// The image beside a parameter of this intent.
  @available(iOS 12.0, *)
  public func image<Value>(forParameterNamed parameterName: KeyPath<Self, Value>) -> INImage? {
    image(forParameter: parameterName.lastName)
  }
}

extension AnyKeyPath {
  /// The name of the property at the end: "mediaItems" for `\INPlayMediaIntent.mediaItems`.
  var lastName: String {
    "\(self)".split(separator: ".").last.map(String.init) ?? "\(self)"
  }
}
