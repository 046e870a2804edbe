import Foundation
import Intents
import SottoWire

/// What the OpenAPI document says of answers, and whether an answer is one.
struct OpenAPIDocument {
  let root: PlainValue

  /// An operation: a method of a path.
  struct Operation: Hashable, Comparable {
    var method: String
    var path: String

    static func < (one: Operation, other: Operation) -> Bool {
      (one.path, one.method) < (other.path, other.method)
    }
  }

  init(_ text: Data) throws { root = try JSON.value(from: text) }

  var operations: [Operation] {
    (root["paths"]?.object ?? [:]).flatMap { path, methods in
      (methods.object ?? [:]).keys.map { Operation(method: $0.uppercased(), path: path) }
    }.sorted()
  }

  /// The operation that a request is of.
  func operation(_ line: String) -> Operation? {
    let halves = line.split(separator: " ")
    let parts = halves[1].prefix { $0 != "?" }.split(separator: "/")
    return operations.first { operation in
      let names = operation.path.split(separator: "/")
      return operation.method == halves[0] && names.count == parts.count
        && zip(names, parts).allSatisfy { $0 == $1 || $0.hasPrefix("{") }
    }
  }

  func takesBody(_ operation: Operation) -> Bool { self[operation]?["requestBody"] != nil }

  /// The answers that an operation may give: statuses, and `default` for all others.
  func answers(_ operation: Operation) -> [String] {
    (self[operation]?["responses"]?.object ?? [:]).keys.sorted()
  }

  /// What is wrong with an answer; empty where it is as the document says.
  func faults(of answer: HTTPExchange, to operation: Operation) -> [String] {
    let responses = self[operation]?["responses"]
    let response = resolved(responses?["\(answer.status)"] ?? responses?["default"])
    guard let content = response?["content"] else {
      return answer.body.isEmpty ? [] : ["There is a body, and none is said."]
    }
    let type = (answer.headers["content-type"] ?? "").split(separator: ";").first.map(String.init)
    guard let type, let schema = content[type]?["schema"] else {
      return ["The type is \(type ?? "not there")."]
    }
    if type == "text/event-stream" {
      return answer.events.flatMap { event in
        guard let schema = root["x-events"]?[event.name] else {
          return ["There is no event “\(event.name)”."]
        }
        return faults(of: event.content, schema, at: event.name)
      }
    }
    if type == "text/plain" { return faults(of: .string(answer.text), schema, at: "body") }
    if type.hasPrefix("image/") { return answer.body.isEmpty ? ["There is no picture."] : [] }
    guard let json = answer.json else { return ["It is no JSON: \(answer.text)"] }
    return faults(of: json, schema, at: "body")
  }

  private subscript(_ operation: Operation) -> PlainValue? {
    root["paths"]?[operation.path]?[operation.method.lowercased()]
  }

  /// A part of the document, or the one that it refers to.
  private func resolved(_ part: PlainValue?) -> PlainValue? {
    guard let reference = part?["$ref"]?.string else { return part }
    let path = reference.dropFirst(2).split(separator: "/")
    return resolved(path.reduce(root as PlainValue?) { $0?[String($1)] })
  }
}

// MARK: - JSON Schema, as far as the document uses it

extension OpenAPIDocument {
  private func faults(of value: PlainValue, _ part: PlainValue, at place: String) -> [String] {
    guard let schema = resolved(part) else { return ["\(place) has a schema that is not there"] }
    if let type = schema["type"] {
      let types = type.list?.compactMap(\.string) ?? [type.string ?? ""]
      guard types.contains(where: { value.isOfType($0) }) else {
        return ["\(place) is no \(types.joined(separator: " or ")): \(value)"]
      }
    }
    var faults: [String] = []
    if let choices = schema["enum"]?.list, !choices.contains(value) {
      faults.append("\(place) is \(value), none of \(choices)")
    }
    if let number = value.number,
      number < schema["minimum"]?.number ?? number || number > schema["maximum"]?.number ?? number
    {
      faults.append("\(place) is \(number)")
    }
    for (index, item) in (value.list ?? []).enumerated() {
      guard let items = schema["items"] else { break }
      faults += self.faults(of: item, items, at: "\(place)[\(index)]")
    }
    return faults + self.faults(ofMembers: value.object ?? [:], schema, at: place)
  }

  private func faults(
    ofMembers members: [String: PlainValue], _ schema: PlainValue, at place: String
  ) -> [String] {
    let properties = properties(of: schema)
    var faults = required(by: schema).filter { members[$0] == nil }.map {
      "\(place).\($0) is missing"
    }
    for (name, member) in members {
      if let property = properties[name] ?? schema["additionalProperties"] {
        faults += self.faults(of: member, property, at: "\(place).\(name)")
      } else if !properties.isEmpty {
        faults.append("\(place).\(name) is not said")
      }
    }
    return faults
  }

  private func properties(of schema: PlainValue) -> [String: PlainValue] {
    let parts = (schema["allOf"]?.list ?? []).compactMap { resolved($0).map(properties) }
    return parts.reduce(schema["properties"]?.object ?? [:]) { $0.merging($1) { $1 } }
  }

  private func required(by schema: PlainValue) -> [String] {
    let parts = (schema["allOf"]?.list ?? []).flatMap { resolved($0).map(required) ?? [] }
    return parts + (schema["required"]?.list ?? []).compactMap(\.string)
  }
}

extension PlainValue {
  fileprivate func isOfType(_ type: String) -> Bool {
    switch (self, type) {
    case (.null, "null"), (.bool, "boolean"), (.integer, "integer"), (.integer, "number"),
      (.number, "number"), (.string, "string"), (.list, "array"), (.object, "object"):
      true
    default: false
    }
  }
}
