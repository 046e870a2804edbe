import Foundation

/// One value of an intent or of its response, named by class and key path.
@available(iOS 11.0, *)
open class INParameter: PlainObject, @unchecked Sendable {
  /// The class that has the value.
  open package(set) var parameterClass: AnyClass

  /// The way to the value: "mediaSearch.mediaName".
  open package(set) var parameterKeyPath: String

  /// Which element is meant where the way leads through a list, by the part of the way up to it.
  var indices: [String: Int]

  /// Makes a parameter of a class and the names of properties, separated by dots.
  public convenience init(for aClass: AnyClass, keyPath: String) {
    self.init(reader: .empty)
    parameterClass = aClass
    parameterKeyPath = keyPath
  }

  /// Makes a parameter of a key path; `nil` when it does not begin at a class.
  public convenience init?<Root, Value>(keyPath: KeyPath<Root, Value>) {
    guard let root = Root.self as? AnyClass else { return nil }
    let names = "\(keyPath)".drop { $0 != "." }.dropFirst()
    self.init(for: root, keyPath: names.filter { $0 != "?" && $0 != "!" })
  }

  public required init(reader: PlainReader) {
    let name: String = reader.required("class", placeholder: "")
    parameterClass = NSClassFromString(name) ?? INIntent.self
    parameterKeyPath = reader.required("keyPath", placeholder: "")
    indices = reader.value("indices", default: [:])
    super.init(reader: reader)
  }

  package override func write(to writer: inout PlainWriter) {
    super.write(to: &writer)
    writer.write(NSStringFromClass(parameterClass), as: "class")
    writer.write(parameterKeyPath, as: "keyPath")
    if !indices.isEmpty { writer.write(indices, as: "indices") }
  }

  /// Whether `parameter` names the same value.
  open func isEqual(to parameter: INParameter) -> Bool { isEqual(parameter) }

  /// Says which element of the list at `subKeyPath` is meant.
  open func setIndex(_ index: Int, forSubKeyPath subKeyPath: String) {
    indices[subKeyPath] = index
  }

  /// Which element of the list at `subKeyPath` is meant; `NSNotFound` when that was not said.
  open func index(forSubKeyPath subKeyPath: String) -> Int { indices[subKeyPath] ?? NSNotFound }

  /// The value in `object`; `nil` when `object` is of another class or has no such value.
  func value(in object: NSObject) -> Any? {
    guard type(of: object) == parameterClass else { return nil }
    var value: Any? = object
    var path: [Substring] = []
    for name in parameterKeyPath.split(separator: ".") {
      path.append(name)
      value = value.flatMap { Mirror(reflecting: $0).property(String(name)) }
      if let index = indices[path.joined(separator: ".")], let list = value as? [Any] {
        value = list.indices.contains(index) ? list[index] : nil
      }
    }
    return value
  }
}

extension INInteraction {
  /// The value of the intent or the response that `parameter` names; `nil` when they have none.
  @available(iOS 11.0, *)
  public func parameterValue(for parameter: INParameter) -> Any? {
    parameter.value(in: intent) ?? intentResponse.flatMap(parameter.value)
  }
}

extension Mirror {
  /// The value of the property `name`, of the class or of one above it; `nil` for "not said".
  fileprivate func property(_ name: String) -> Any? {
    guard let child = children.first(where: { $0.label == name }) else {
      return superclassMirror?.property(name)
    }
    let mirror = Mirror(reflecting: child.value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : child.value
  }
}
