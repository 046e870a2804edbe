/// Makes the index of one field: the names, their forms, and the ways to find a form.
struct FieldIndexBuilder {
  private let field: NameField
  private let table: ItemTable
  private var writer = IndexWriter()

  init(_ field: NameField, _ table: ItemTable) {
    self.field = field
    self.table = table
  }

  consuming func sections() -> IndexWriter {
    let forms = addForms(of: addNames())
    if field.hasKnownWords { WordSet(forms).add(to: &writer, field) }
    KeyTable(forms).add(to: &writer, field)
    GramIndexBuilder(forms).add(to: &writer, field)
    return writer
  }

  /// Writes which row has which names and returns their texts.
  private mutating func addNames() -> [Int] {
    let names = FieldNames(field, table)
    if field.isCompared {
      writer.add(.field(field, .rowNameEnds), names.ofRow.ends)
      writer.add(.field(field, .rowNames), names.ofRow.elements)
    }
    let rows = names.rows
    writer.add(.field(field, .nameRowEnds), rows.ends)
    writer.add(.field(field, .nameRows), rows.elements)
    return names.texts
  }

  /// Writes the distinct forms of all names and returns them.
  private mutating func addForms(of texts: [Int]) -> TextTable {
    let (field, strings) = (field, table.strings)
    let runs = Concurrently.map(Concurrently.runs(texts.count)) { run in
      FormRun(texts[run].lazy, of: strings, field)
    }
    var forms = TextTable(capacity: texts.count * 5 / 4)
    var nameForms = Lists<Reference>()
    nameForms.reserveCapacity(lists: texts.count, elements: texts.count * 5 / 4)
    for run in runs { run.add(to: &nameForms, &forms) }
    let formNames = nameForms.inverted(keys: forms.count) { name, form in
      (form.index, Reference(name, form.change))
    }
    writer.add(.field(field, .nameScripts), runs.flatMap(\.scripts))
    writer.add(.field(field, .nameFormEnds), nameForms.ends)
    writer.add(.field(field, .nameForms), nameForms.elements)
    writer.add(.field(field, .formNameEnds), formNames.ends)
    writer.add(.field(field, .formNames), formNames.elements)
    writer.add(.field(field, .formTextEnds), forms.ends)
    writer.add(.field(field, .formTexts), forms.bytes)
    return forms
  }
}
