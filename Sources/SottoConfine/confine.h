// What sotto-confine takes from a program before it becomes that program.

#pragma once
#include <stdbool.h>

// Ends with a message on standard error and a code that no program uses by chance.
_Noreturn void fail(const char *what, const char *path);

// Limits the process and all it starts to the paths that `allow_path` is given.
int begin_landlock(void);
void allow_path(int ruleset, const char *path, bool may_write);
void enforce_landlock(int ruleset);

// Refuses system calls that reach beyond the process: other processes, the kernel's settings and,
// unless allowed, sockets.
void enforce_system_calls(bool allow_network);
