/// Handles the older requests about lists and notes, all at once.
@available(iOS, introduced: 11.0, deprecated: 13.0)
public protocol INNotebookDomainHandling: INAddTasksIntentHandling, INAppendToNoteIntentHandling,
  INCreateNoteIntentHandling, INCreateTaskListIntentHandling,
  INSearchForNotebookItemsIntentHandling, INSetTaskAttributeIntentHandling
{}
