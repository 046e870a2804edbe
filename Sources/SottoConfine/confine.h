// What sotto-confine takes from a program before it becomes that program.

#pragma once
#include <stdbool.h>

// Who is confined, and by what besides this process's own means.
enum surroundings {
  EXTENSION_ALONE,       // by nothing else
  EXTENSION_IN_SANDBOX,  // by a sandbox with files and processes of its own
  APP_IN_SANDBOX,        // by such a one, in which it runs tools of its own
};

// Ends with a message on standard error and a code that no program uses by chance.
_Noreturn void fail(const char *what, const char *path);

// Limits the process and all it starts to the paths that `allow_path` is given.
int begin_landlock(void);
void allow_path(int ruleset, const char *path, bool may_write);
void enforce_landlock(int ruleset);

// Keeps signals and abstract sockets within a sandbox that takes care of the files, where the kernel
// can.
void enforce_landlock_scopes(void);

// What each process may take; what all of a sandbox's take together is the assistant's to watch.
void enforce_limits(enum surroundings surroundings);

// Refuses system calls that reach beyond the sandbox and, unless allowed, the network.
//
// `program` is the path of the only program that an extension alone may become. It counts as the
// address that it is, which must be secret: the filter knows no contents.
void enforce_system_calls(enum surroundings surroundings, bool allow_network, const char *program);
