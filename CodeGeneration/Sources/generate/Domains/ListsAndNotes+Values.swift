// The objects, enumerations and resolution results of lists and notes.

private let created = Property(
  "createdDateComponents", "DateComponents?", "When it was made.")

private let modified = Property(
  "modifiedDateComponents", "DateComponents?", "When it was last changed.")

private let identifier = Property("identifier", "String?", "The app's own name for it.")

private let groupName = Property(
  "groupName", "INSpeakableString?", "The group or folder it is in.")

let task = Object(
  name: "INTask", summary: "Something to do, or to buy.",
  properties: [
    Property("title", "INSpeakableString", "What it is."),
    Property("status", "INTaskStatus", "Whether it is done."),
    Property("taskType", "INTaskType", "Whether it is something that can be done at all."),
    Property("spatialEventTrigger", "INSpatialEventTrigger?", "The place that reminds of it."),
    Property("temporalEventTrigger", "INTemporalEventTrigger?", "The time that reminds of it."),
    created, modified, identifier,
    Property("priority", "INTaskPriority", "Whether it is flagged."),
  ],
  initializers: [
    Initializer(
      "Makes a task.",
      [
        "title", "status", "taskType", "spatialEventTrigger", "temporalEventTrigger",
        "createdDateComponents", "modifiedDateComponents", "identifier", "priority",
      ]),
    Initializer(
      "Makes a task without a priority.",
      [
        "title", "status", "taskType", "spatialEventTrigger", "temporalEventTrigger",
        "createdDateComponents", "modifiedDateComponents", "identifier",
      ]),
  ], shortForm: "title")

let taskList = Object(
  name: "INTaskList", summary: "A list of tasks.",
  properties: [
    Property("title", "INSpeakableString", "What it is called."),
    Property("tasks", "[INTask]", "What is on it."),
    groupName, created, modified, identifier,
  ],
  initializers: [
    Initializer(
      "Makes a list.",
      [
        "title", "tasks", "groupName", "createdDateComponents", "modifiedDateComponents",
        "identifier",
      ])
  ], shortForm: "title")

let note = Object(
  name: "INNote", summary: "A note.",
  properties: [
    Property("title", "INSpeakableString", "What it is called."),
    Property("contents", "[INNoteContent]", "What is written in it, in order."),
    groupName, created, modified, identifier,
  ],
  initializers: [
    Initializer(
      "Makes a note.",
      [
        "title", "contents", "groupName", "createdDateComponents", "modifiedDateComponents",
        "identifier",
      ])
  ], shortForm: "title")

let spatialEventTrigger = Object(
  name: "INSpatialEventTrigger", summary: "Coming to a place, or leaving it.",
  properties: [
    Property("placemark", "CLPlacemark", "The place.", key: "place"),
    Property("event", "INSpatialEvent", "Whether coming or leaving counts."),
  ],
  initializers: [Initializer("Makes a trigger.", ["placemark", "event"])], shortForm: "place")

let notebookEnumerations: [Enumeration] = [
  Enumeration("INNoteContentType", "What a part of a note is.", "unknown text image"),
  Enumeration("INTaskStatus", "Whether a task is done.", "unknown notCompleted completed"),
  Enumeration(
    "INTaskType", "Whether a task is something that can be done.",
    "unknown notCompletable completable"),
  Enumeration("INTaskPriority", "Whether a task is flagged.", "unknown notFlagged flagged"),
  Enumeration("INNotebookItemType", "What is kept in a notebook.", "unknown note taskList task"),
  Enumeration(
    "INDateSearchType", "Which time of an item a search is about.",
    "unknown byDueDate byModifiedDate byCreatedDate"),
  Enumeration(
    "INLocationSearchType", "Which place of an item a search is about.",
    "unknown byLocationTrigger"),
  Enumeration("INSpatialEvent", "Whether coming or leaving counts.", "unknown arrive depart"),
  Enumeration(
    "INTemporalEventTriggerTypeOptions", "Kinds of times that remind of something.",
    options: "notScheduled scheduledNonRecurring scheduledRecurring"),
  Enumeration(
    "INAddTasksTargetTaskListConfirmationReason", "Why a list has to be confirmed.", from: 1,
    "listShouldBeCreated"),
  Enumeration(
    "INAddTasksTemporalEventTriggerUnsupportedReason", "Why a new task cannot have a time.",
    from: 1, "timeInPast invalidRecurrence"),
  Enumeration(
    "INSetTaskAttributeTemporalEventTriggerUnsupportedReason", "Why a task cannot have a time.",
    from: 1, "timeInPast invalidRecurrence"),
  Enumeration(
    "INDeleteTasksTaskUnsupportedReason", "Why a task cannot be deleted.", from: 1,
    "noTasksFound noTasksInApp"),
  Enumeration(
    "INDeleteTasksTaskListUnsupportedReason", "Why tasks of a list cannot be deleted.", from: 1,
    "noTaskListFound"),
  Enumeration(
    "INSnoozeTasksTaskUnsupportedReason", "Why a task cannot be put off.", from: 1, "noTasksFound"),
]

let notebookResolutions: [ResolutionResult] = [
  .of("INTask", "INTaskResolutionResult", "Which task an app found."),
  .of("INTaskList", "INTaskListResolutionResult", "Which list an app found."),
  .of("INNote", "INNoteResolutionResult", "Which note an app found."),
  .of("INNoteContent", "INNoteContentResolutionResult", "What an app understood of a text."),
  .ofEnumeration(
    "INTaskStatus", "INTaskStatusResolutionResult", "What an app understood of being done."),
  .ofEnumeration(
    "INTaskPriority", "INTaskPriorityResolutionResult", "What an app understood of a flag."),
  .ofEnumeration(
    "INNoteContentType", "INNoteContentTypeResolutionResult",
    "What an app understood of a kind of content."),
  .ofEnumeration(
    "INNotebookItemType", "INNotebookItemTypeResolutionResult",
    "What an app understood of a kind of item.", disambiguates: true),
  .ofEnumeration(
    "INDateSearchType", "INDateSearchTypeResolutionResult",
    "What an app understood of the meaning of a time."),
  .ofEnumeration(
    "INLocationSearchType", "INLocationSearchTypeResolutionResult",
    "What an app understood of the meaning of a place."),
  .of(
    "INSpatialEventTrigger", "INSpatialEventTriggerResolutionResult",
    "What an app understood of a place that reminds."),
  .of(
    "INTemporalEventTrigger", "INTemporalEventTriggerResolutionResult",
    "What an app understood of a time that reminds."),
  .ofOptions(
    "INTemporalEventTriggerTypeOptions", "INTemporalEventTriggerTypeOptionsResolutionResult",
    "What an app understood of kinds of times."),
  .confirming(
    "INTaskListResolutionResult", "INAddTasksTargetTaskListResolutionResult",
    "Which list an app found to add to.", reason: "INAddTasksTargetTaskListConfirmationReason",
    value: "INTaskList"),
  .refining(
    "INTemporalEventTriggerResolutionResult", "INAddTasksTemporalEventTriggerResolutionResult",
    "What an app understood of a new task's time.",
    reason: "INAddTasksTemporalEventTriggerUnsupportedReason"),
  .refining(
    "INTemporalEventTriggerResolutionResult",
    "INSetTaskAttributeTemporalEventTriggerResolutionResult",
    "What an app understood of a task's time.",
    reason: "INSetTaskAttributeTemporalEventTriggerUnsupportedReason"),
  .refining(
    "INTaskResolutionResult", "INDeleteTasksTaskResolutionResult",
    "Which task an app found to delete.", reason: "INDeleteTasksTaskUnsupportedReason"),
  .refining(
    "INTaskListResolutionResult", "INDeleteTasksTaskListResolutionResult",
    "Which list an app found to delete from.", reason: "INDeleteTasksTaskListUnsupportedReason"),
  .refining(
    "INTaskResolutionResult", "INSnoozeTasksTaskResolutionResult",
    "Which task an app found to put off.", reason: "INSnoozeTasksTaskUnsupportedReason"),
]
