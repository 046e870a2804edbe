// libedit for Swift. Its settings are functions with variable arguments, which Swift cannot call,
// and its own reading gives up at a byte that is not UTF-8: both are put right here.
#ifndef C_LINE_EDITOR_H
#define C_LINE_EDITOR_H

#include <errno.h>
#include <histedit.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/// What the functions that libedit calls back need to know. Lives as long as its editor.
struct CLineEditorState {
  int input;
  const char *_Nullable prompt;
  /// Set when the line was ended by Ctrl-C.
  int isInterrupted;
  /// Says what Tab adds to a text, in memory that is freed here; NULL for nothing.
  char *_Nullable (*_Nullable complete)(const char *_Nonnull text, void *_Nullable context);
  void *_Nullable context;
};

static inline struct CLineEditorState *_Nonnull CLineEditorStateOf(EditLine *_Nonnull editor) {
  struct CLineEditorState *state;
  el_get(editor, EL_CLIENTDATA, &state);
  return state;
}

static inline char *_Nullable CLineEditorPrompt(EditLine *_Nonnull editor) {
  return (char *)CLineEditorStateOf(editor)->prompt;
}

/// Ctrl-C: ends the line as Return would, so that the cursor moves on, and marks it as dropped.
static inline unsigned char CLineEditorInterrupt(EditLine *_Nonnull editor, int key) {
  (void)key;
  CLineEditorStateOf(editor)->isInterrupted = 1;
  el_push(editor, "\n");
  return CC_NORM;
}

/// Ctrl-Z: libedit's handler of the signal gives the terminal back until the program goes on.
static inline unsigned char CLineEditorSuspend(EditLine *_Nonnull editor, int key) {
  (void)editor;
  (void)key;
  raise(SIGTSTP);
  return CC_REFRESH;
}

/// Tab: what the line up to the cursor begins is ended, as far as there is one way to.
static inline unsigned char CLineEditorComplete(EditLine *_Nonnull editor, int key) {
  (void)key;
  struct CLineEditorState *state = CLineEditorStateOf(editor);
  const LineInfo *line = el_line(editor);
  char *text = strndup(line->buffer, (size_t)(line->cursor - line->buffer));
  char *rest = state->complete && text ? state->complete(text, state->context) : NULL;
  free(text);
  int isInserted = rest && *rest && el_insertstr(editor, rest) == 0;
  free(rest);
  return isInserted ? CC_REFRESH : CC_REFRESH_BEEP;
}

static inline int CLineEditorReadByte(int input, unsigned char *_Nonnull byte) {
  ssize_t count;
  do count = read(input, byte, 1);
  while (count < 0 && errno == EINTR);
  return (int)count;
}

/// Reads one character; a byte that begins none, or breaks one off, gives U+FFFD.
static inline int CLineEditorReadCharacter(EditLine *_Nonnull editor, wchar_t *_Nonnull character) {
  int input = CLineEditorStateOf(editor)->input;
  unsigned char byte;
  int count = CLineEditorReadByte(input, &byte);
  if (count <= 0) return count;
  int following = byte < 0x80 ? 0 : byte < 0xC2 ? -1 : byte < 0xE0 ? 1 : byte < 0xF0 ? 2
                                  : byte < 0xF5 ? 3 : -1;
  uint32_t scalar = following <= 0 ? byte : byte & (0x3F >> following);
  for (int left = following; left > 0; left--) {
    count = CLineEditorReadByte(input, &byte);
    if (count <= 0) return count;
    if ((byte & 0xC0) != 0x80) { following = -1; break; }
    scalar = scalar << 6 | (byte & 0x3F);
  }
  int isValid = following >= 0 && scalar <= 0x10FFFF && !(scalar >= 0xD800 && scalar <= 0xDFFF)
      && !(following == 2 && scalar < 0x800) && !(following == 3 && scalar < 0x10000);
  *character = isValid ? (wchar_t)scalar : 0xFFFD;
  return 1;
}

static inline void CLineEditorSetUp(
    EditLine *_Nonnull editor, History *_Nonnull past, struct CLineEditorState *_Nonnull state) {
  el_set(editor, EL_CLIENTDATA, state);
  el_set(editor, EL_PROMPT, CLineEditorPrompt);
  el_set(editor, EL_EDITOR, "emacs");
  // Restores the terminal before a signal ends or stops the program.
  el_set(editor, EL_SIGNAL, 1);
  el_set(editor, EL_GETCFN, CLineEditorReadCharacter);
  el_set(editor, EL_HIST, history, past);
  el_set(editor, EL_ADDFN, "sotto-interrupt", "Drop the line", CLineEditorInterrupt);
  el_set(editor, EL_BIND, "^C", "sotto-interrupt", NULL);
  el_set(editor, EL_ADDFN, "sotto-suspend", "Stop the program", CLineEditorSuspend);
  el_set(editor, EL_BIND, "^Z", "sotto-suspend", NULL);
  el_set(editor, EL_ADDFN, "sotto-complete", "End a name", CLineEditorComplete);
  el_set(editor, EL_BIND, "^I", "sotto-complete", NULL);
  // While a line is edited these are keys and send no signals.
  el_set(editor, EL_SETTY, "-d", "-isig", NULL);
}

static inline void CLineEditorSetHistorySize(History *_Nonnull past, int size) {
  HistEvent event;
  history(past, &event, H_SETSIZE, size);
}

static inline void CLineEditorRemember(History *_Nonnull past, const char *_Nonnull line) {
  HistEvent event;
  history(past, &event, H_ENTER, line);
}

#endif
