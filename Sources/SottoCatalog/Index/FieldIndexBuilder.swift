import Foundation

/// Makes the index of one field: the names, their forms, and the ways to find a form.
struct FieldIndexBuilder {
  let field: NameField
  private var identifiers: [String: Int] = [:]
  private var names: [String] = []
  /// For each row its names.
  private var rowNames = Lists<Reference>()

  init(_ field: NameField) { self.field = field }

  /// Adds the names of the next row.
  mutating func addRow(_ values: [(name: String, change: NameForm.Change)]) {
    rowNames.append(
      values.map { value in
        if let known = identifiers[value.name] { return Reference(known, value.change) }
        identifiers[value.name] = names.count
        names.append(value.name)
        return Reference(names.count - 1, value.change)
      })
  }

  consuming func sections() -> IndexWriter {
    identifiers = [:]
    var writer = IndexWriter()
    addRows(to: &writer)
    let forms = addForms(to: &writer)
    KeyTable(forms).add(to: &writer, field)
    GramIndexBuilder(forms).add(to: &writer, field)
    return writer
  }

  private func addRows(to writer: inout IndexWriter) {
    if field.isCompared {
      writer.add(.field(field, .rowNameEnds), rowNames.ends)
      writer.add(.field(field, .rowNames), rowNames.elements)
    }
    var pairs: [(key: Int, value: Reference)] = []
    pairs.reserveCapacity(rowNames.elements.count)
    for row in 0..<rowNames.ends.count - 1 {
      for index in Int(rowNames.ends[row])..<Int(rowNames.ends[row + 1]) {
        let name = rowNames.elements[index]
        pairs.append((name.index, Reference(row, name.change)))
      }
    }
    let nameRows = Lists(count: names.count, pairs)
    writer.add(.field(field, .nameRowEnds), nameRows.ends)
    writer.add(.field(field, .nameRows), nameRows.elements)
  }

  /// Writes the distinct forms of all names and returns them.
  private func addForms(to writer: inout IndexWriter) -> TextTable {
    let field = field
    let forms = Concurrently.map(names) { name in
      field == .artist ? NameForm.forms(ofArtist: name) : NameForm.forms(ofTitle: name)
    }
    var texts = TextTable()
    var nameForms = Lists<Reference>()
    var pairs: [(key: Int, value: Reference)] = []
    pairs.reserveCapacity(names.count + names.count / 4)
    for (name, list) in forms.enumerated() {
      nameForms.append(
        list.map { form in
          let index = texts.index(of: form.spelling.bytes)
          pairs.append((index, Reference(name, form.change)))
          return Reference(index, form.change)
        })
    }
    let formNames = Lists(count: texts.count, pairs)
    writer.add(.field(field, .nameScripts), names.map { Scripts(of: $0).rawValue })
    writer.add(.field(field, .nameFormEnds), nameForms.ends)
    writer.add(.field(field, .nameForms), nameForms.elements)
    writer.add(.field(field, .formNameEnds), formNames.ends)
    writer.add(.field(field, .formNames), formNames.elements)
    writer.add(.field(field, .formTextEnds), texts.ends)
    writer.add(.field(field, .formTexts), texts.bytes)
    return texts
  }
}
