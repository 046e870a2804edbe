extension Domain {
  static let listsAndNotes = Domain(
    name: "ListsAndNotes",
    enumerations: notebookEnumerations,
    objects: [task, taskList, note, spatialEventTrigger],
    resolutions: notebookResolutions,
    intents: [
      searchForNotebookItems, addTasks, createTaskList, createNote, appendToNote,
      setTaskAttribute, deleteTasks, snoozeTasks,
    ])
}

// MARK: Intents

private let codes = "unspecified ready inProgress success failure failureRequiringAppLaunch"

private let spatialTrigger = Property(
  "spatialEventTrigger", "INSpatialEventTrigger?", "The place that reminds of it.")

private let temporalTrigger = Property(
  "temporalEventTrigger", "INTemporalEventTrigger?", "The time that reminds of it.")

private let priority = Property("priority", "INTaskPriority", "Whether it is flagged.")

private let searchForNotebookItems = Intent(
  "INSearchForNotebookItemsIntent", "A request to show notes, lists or tasks.",
  properties: [
    Property("title", "INSpeakableString?", "The title of what is looked for."),
    Property("content", "String?", "Words that it holds."),
    Property("itemType", "INNotebookItemType", "Whether a note, a list or a task is meant."),
    Property(
      "status", "INTaskStatus", "Whether tasks that are done are meant, or those that are not."),
    Property("location", "CLPlacemark?", "The place it has to do with."),
    Property("locationSearchType", "INLocationSearchType", "What the place is to it."),
    Property("dateTime", "INDateComponentsRange?", "The time it has to do with."),
    Property("dateSearchType", "INDateSearchType", "What the time is to it."),
    Property(
      "temporalEventTriggerTypes", "INTemporalEventTriggerTypeOptions",
      "Whether its reminder has a time, once or again and again."),
    Property("taskPriority", "INTaskPriority", "Whether it is flagged."),
    Property("notebookItemIdentifier", "String?", "The app's own name for it."),
  ],
  initializers: [
    Initializer(
      "Makes a search of everything that can be said.",
      [
        "title", "content", "itemType", "status", "location", "locationSearchType", "dateTime",
        "dateSearchType", "temporalEventTriggerTypes = []", "taskPriority",
        "notebookItemIdentifier",
      ]),
    Initializer(
      "Makes a search without an identifier.",
      [
        "title", "content", "itemType", "status", "location", "locationSearchType", "dateTime",
        "dateSearchType",
      ]),
    Initializer(
      "Makes a search without a priority.",
      [
        "title", "content", "itemType", "status", "location", "locationSearchType", "dateTime",
        "dateSearchType", "notebookItemIdentifier",
      ]),
  ],
  resolvable: [
    Resolvable("title", "INSpeakableStringResolutionResult"),
    Resolvable("content", "INStringResolutionResult"),
    Resolvable("itemType", "INNotebookItemTypeResolutionResult"),
    Resolvable("status", "INTaskStatusResolutionResult"),
    Resolvable("location", "INPlacemarkResolutionResult"),
    Resolvable("locationSearchType", "INLocationSearchTypeResolutionResult"),
    Resolvable("dateTime", "INDateComponentsRangeResolutionResult"),
    Resolvable("dateSearchType", "INDateSearchTypeResolutionResult"),
    Resolvable(
      "temporalEventTriggerTypes", "INTemporalEventTriggerTypeOptionsResolutionResult"),
    Resolvable("taskPriority", "INTaskPriorityResolutionResult"),
  ],
  response: Response(
    codes: codes,
    properties: [
      Property("notes", "[INNote]?", "The notes that were found.", isSettable: true),
      Property("taskLists", "[INTaskList]?", "The lists that were found.", isSettable: true),
      Property("tasks", "[INTask]?", "The tasks that were found.", isSettable: true),
      Property("sortType", "INSortType", "In which order to show them.", isSettable: true),
    ]),
  subject: ["title", "content"],
  spoken: ["temporalEventTrigger": "dateTime", "priority": "taskPriority"])

private let addTasks = Intent(
  "INAddTasksIntent", "A request to put tasks on a list, or to be reminded of them.",
  properties: [
    Property("targetTaskList", "INTaskList?", "The list to put them on; `nil` when not said."),
    Property("taskTitles", "[INSpeakableString]?", "What is to be done, or bought."),
    spatialTrigger, temporalTrigger, priority,
  ],
  initializers: [
    Initializer(
      "Makes a request for tasks.",
      ["targetTaskList", "taskTitles", "spatialEventTrigger", "temporalEventTrigger", "priority"]),
    Initializer(
      "Makes a request for tasks without a priority.",
      ["targetTaskList", "taskTitles", "spatialEventTrigger", "temporalEventTrigger"]),
  ],
  resolvable: [
    Resolvable(
      "targetTaskList", "INAddTasksTargetTaskListResolutionResult",
      deprecated: "INTaskListResolutionResult"),
    Resolvable("taskTitles", "INSpeakableStringResolutionResult", isList: true),
    Resolvable("spatialEventTrigger", "INSpatialEventTriggerResolutionResult"),
    Resolvable(
      "temporalEventTrigger", "INAddTasksTemporalEventTriggerResolutionResult",
      deprecated: "INTemporalEventTriggerResolutionResult"),
    Resolvable("priority", "INTaskPriorityResolutionResult"),
  ],
  response: Response(
    codes: codes,
    properties: [
      Property(
        "modifiedTaskList", "INTaskList?", "The list as it is now.", isSettable: true),
      Property("addedTasks", "[INTask]?", "The tasks that were added.", isSettable: true),
    ]),
  subject: ["taskTitles"])

private let createTaskList = Intent(
  "INCreateTaskListIntent", "A request for a new list.",
  properties: [
    Property("title", "INSpeakableString?", "What the list is to be called."),
    Property("taskTitles", "[INSpeakableString]?", "What to put on it at once."),
    Property("groupName", "INSpeakableString?", "The group of lists it is to be in."),
  ],
  initializers: [
    Initializer("Makes a request for a list.", ["title", "taskTitles", "groupName"])
  ],
  resolvable: [
    Resolvable("title", "INSpeakableStringResolutionResult"),
    Resolvable("taskTitles", "INSpeakableStringResolutionResult", isList: true),
    Resolvable("groupName", "INSpeakableStringResolutionResult"),
  ],
  response: Response(
    codes: codes,
    properties: [
      Property("createdTaskList", "INTaskList?", "The new list.", isSettable: true)
    ]),
  subject: ["title"])

private let createNote = Intent(
  "INCreateNoteIntent", "A request for a new note.",
  properties: [
    Property("title", "INSpeakableString?", "What the note is to be called."),
    Property("content", "INNoteContent?", "What to write in it."),
    Property("groupName", "INSpeakableString?", "The folder it is to be in."),
  ],
  initializers: [Initializer("Makes a request for a note.", ["title", "content", "groupName"])],
  resolvable: [
    Resolvable("title", "INSpeakableStringResolutionResult"),
    Resolvable("content", "INNoteContentResolutionResult"),
    Resolvable("groupName", "INSpeakableStringResolutionResult"),
  ],
  response: Response(
    codes: codes,
    properties: [Property("createdNote", "INNote?", "The new note.", isSettable: true)]),
  subject: ["title", "content"])

private let appendToNote = Intent(
  "INAppendToNoteIntent", "A request to write more into a note.",
  properties: [
    Property("targetNote", "INNote?", "The note to write in."),
    Property("content", "INNoteContent?", "What to write."),
  ],
  initializers: [Initializer("Makes a request to add to a note.", ["targetNote", "content"])],
  resolvable: [
    Resolvable("targetNote", "INNoteResolutionResult"),
    Resolvable("content", "INNoteContentResolutionResult"),
  ],
  response: Response(
    codes: codes + " failureCannotUpdatePasswordProtectedNote",
    properties: [Property("note", "INNote?", "The note as it is now.", isSettable: true)]),
  subject: ["targetNote"])

private let setTaskAttribute = Intent(
  "INSetTaskAttributeIntent",
  "A request to change a task: tick it off, flag it, be reminded of it.",
  properties: [
    Property("targetTask", "INTask?", "The task."),
    Property("taskTitle", "INSpeakableString?", "What the task is to be called."),
    Property("status", "INTaskStatus", "Whether it is done."),
    priority, spatialTrigger, temporalTrigger,
  ],
  initializers: [
    Initializer(
      "Makes a request to change a task.",
      [
        "targetTask", "taskTitle", "status", "priority", "spatialEventTrigger",
        "temporalEventTrigger",
      ]),
    Initializer(
      "Makes a request to change a task but not its title or its priority.",
      ["targetTask", "status", "spatialEventTrigger", "temporalEventTrigger"]),
  ],
  resolvable: [
    Resolvable("targetTask", "INTaskResolutionResult"),
    Resolvable("taskTitle", "INSpeakableStringResolutionResult"),
    Resolvable("status", "INTaskStatusResolutionResult"),
    Resolvable("priority", "INTaskPriorityResolutionResult"),
    Resolvable("spatialEventTrigger", "INSpatialEventTriggerResolutionResult"),
    Resolvable(
      "temporalEventTrigger", "INSetTaskAttributeTemporalEventTriggerResolutionResult",
      deprecated: "INTemporalEventTriggerResolutionResult"),
  ],
  response: Response(
    codes: codes,
    properties: [
      Property("modifiedTask", "INTask?", "The task as it is now.", isSettable: true)
    ]),
  subject: ["targetTask"])

private let all = Property("all", "Bool?", "Whether all of them are meant; `nil` when not said.")

private let deleteTasks = Intent(
  "INDeleteTasksIntent", "A request to take tasks off a list.",
  properties: [
    Property("taskList", "INTaskList?", "The list they are on."),
    Property("tasks", "[INTask]?", "The tasks."),
    all,
  ],
  initializers: [
    Initializer(
      "Makes a request to delete tasks.", ["taskList = nil", "tasks = nil", "all = nil"])
  ],
  resolvable: [
    Resolvable("taskList", "INDeleteTasksTaskListResolutionResult"),
    Resolvable("tasks", "INDeleteTasksTaskResolutionResult", isList: true),
  ],
  response: Response(
    codes: codes,
    properties: [
      Property("deletedTasks", "[INTask]?", "The tasks that are gone.", isSettable: true)
    ]),
  subject: ["tasks", "taskList"], spoken: ["targetTaskList": "taskList", "taskTitles": "tasks"])

private let snoozeTasks = Intent(
  "INSnoozeTasksIntent", "A request to be reminded of tasks later.",
  properties: [
    Property("tasks", "[INTask]?", "The tasks."),
    Property("nextTriggerTime", "INDateComponentsRange?", "When to be reminded again."),
    all,
  ],
  initializers: [
    Initializer(
      "Makes a request to put tasks off.", ["tasks = nil", "nextTriggerTime = nil", "all = nil"])
  ],
  resolvable: [
    Resolvable("tasks", "INSnoozeTasksTaskResolutionResult", isList: true),
    Resolvable("nextTriggerTime", "INDateComponentsRangeResolutionResult"),
  ],
  response: Response(
    codes: codes,
    properties: [
      Property("snoozedTasks", "[INTask]?", "The tasks that were put off.", isSettable: true)
    ]),
  subject: ["tasks"], spoken: ["taskTitles": "tasks"])
