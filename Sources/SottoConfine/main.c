// sotto-confine [--network] [--read PATH]... [--write PATH]... -- PROGRAM [ARGUMENT]...
// sotto-confine --all-files [--app] [--network] -- PROGRAM [ARGUMENT]...
//
// Confines itself to the paths and then becomes the program. The program dies with the thread that
// started it, starts no other, dumps no memory and may allocate a gigabyte.
//
// With --all-files the files and processes are left to a sandbox around this one. There the program
// may start others, and with --app it gets as much memory as there is and uses local sockets.

#define _GNU_SOURCE
#include "confine.h"

#include <errno.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/random.h>
#include <unistd.h>

static const int FAILURE = 125;

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

// A copy at an address that nobody can guess.
static const char *hidden(const char *path) {
  size_t room = strlen(path) + 1 + sysconf(_SC_PAGESIZE);
  for (int attempts = 0; attempts < 16; attempts++) {
    uint64_t chance;
    if (getrandom(&chance, sizeof chance, 0) != sizeof chance) fail("cannot get chance", "");
    // Of the addresses that programs have, one that lies anywhere in a page.
    uintptr_t address = chance & ((1UL << 46) - 1);
    void *page = (void *)(address & ~(uintptr_t)(sysconf(_SC_PAGESIZE) - 1));
    void *memory = mmap(page, room, PROT_READ | PROT_WRITE,
                        MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0);
    if (memory == page) return strcpy((char *)address, path);
    if (memory != MAP_FAILED) munmap(memory, room);
  }
  fail("cannot hide the program's path", "");
}

int main(int count, char **arguments) {
  pid_t parent = getppid();
  if (prctl(PR_SET_PDEATHSIG, SIGKILL)) fail("cannot follow the parent's end", "");
  if (getppid() != parent) return FAILURE;

  bool is_sandboxed = count > 1 && !strcmp(arguments[1], "--all-files");
  enum surroundings surroundings = is_sandboxed ? EXTENSION_IN_SANDBOX : EXTENSION_ALONE;
  int ruleset = is_sandboxed ? -1 : begin_landlock();
  bool allow_network = false;
  int next = is_sandboxed ? 2 : 1;
  for (; next < count && strcmp(arguments[next], "--"); next++) {
    const char *option = arguments[next];
    if (!strcmp(option, "--network")) {
      allow_network = true;
    } else if (is_sandboxed && !strcmp(option, "--app")) {
      surroundings = APP_IN_SANDBOX;
    } else if (!is_sandboxed && !strcmp(option, "--read") && next + 1 < count) {
      allow_path(ruleset, arguments[++next], false);
    } else if (!is_sandboxed && !strcmp(option, "--write") && next + 1 < count) {
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
  const char *path = hidden(*program);

  enforce_limits(surroundings);
  give_up_capabilities();
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) fail("cannot give up new privileges", "");
  if (is_sandboxed) {
    enforce_landlock_scopes();
  } else {
    enforce_landlock(ruleset);
  }
  enforce_system_calls(surroundings, allow_network, path);
  execv(path, program);
  fail("cannot start", *program);
}
