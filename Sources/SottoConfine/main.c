// sotto-confine [--all-files] [--network] [--read PATH]... [--write PATH]... -- PROGRAM [ARGUMENT]...
//
// Confines itself to the paths and then becomes the program. The program dies with the thread that
// started it, dumps no memory and may allocate a gigabyte. With --all-files, which comes first, the
// files are left to a sandbox around this one.

#define _GNU_SOURCE
#include "confine.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

static const int FAILURE = 125;
static const rlim_t MEMORY = 1UL << 30;

_Noreturn void fail(const char *what, const char *path) {
  const char *reason = errno ? strerror(errno) : "";
  fprintf(stderr, "sotto-confine: %s%s%s%s%s\n", what, *path ? " " : "", path, *reason ? ": " : "",
          reason);
  exit(FAILURE);
}

// For a program of root's, which would otherwise be above all permissions of files.
static void give_up_capabilities(void) {
  for (int capability = 0; prctl(PR_CAPBSET_READ, capability, 0, 0, 0) >= 0; capability++) {
    if (prctl(PR_CAPBSET_DROP, capability, 0, 0, 0) && errno != EPERM) {
      fail("cannot give up a capability", "");
    }
  }
}

static void limit(__rlimit_resource_t resource, rlim_t most) {
  struct rlimit limit = {.rlim_cur = most, .rlim_max = most};
  if (setrlimit(resource, &limit)) fail("cannot set a limit", "");
}

int main(int count, char **arguments) {
  pid_t parent = getppid();
  if (prctl(PR_SET_PDEATHSIG, SIGKILL)) fail("cannot follow the parent's end", "");
  if (getppid() != parent) return FAILURE;

  bool all_files = count > 1 && !strcmp(arguments[1], "--all-files");
  int ruleset = all_files ? -1 : begin_landlock();
  bool allow_network = false;
  int next = all_files ? 2 : 1;
  for (; next < count && strcmp(arguments[next], "--"); next++) {
    const char *option = arguments[next];
    if (!strcmp(option, "--network")) {
      allow_network = true;
    } else if (!all_files && !strcmp(option, "--read") && next + 1 < count) {
      allow_path(ruleset, arguments[++next], false);
    } else if (!all_files && !strcmp(option, "--write") && next + 1 < count) {
      allow_path(ruleset, arguments[++next], true);
    } else {
      errno = 0;
      fail("unknown, incomplete or misplaced option", option);
    }
  }
  if (next + 1 >= count) {
    errno = 0;
    fail("no program after --", "");
  }
  char **program = arguments + next + 1;

  limit(RLIMIT_CORE, 0);
  limit(RLIMIT_DATA, MEMORY);
  give_up_capabilities();
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) fail("cannot give up new privileges", "");
  if (!all_files) enforce_landlock(ruleset);
  enforce_system_calls(allow_network);
  execv(*program, program);
  fail("cannot start", *program);
}
