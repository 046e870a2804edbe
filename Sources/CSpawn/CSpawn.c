#define _GNU_SOURCE
#include "CSpawn.h"

#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

// The numbers are the same on all machines, and newer than some headers.
enum { PIDFD_OPEN = 434, LANDLOCK_CREATE_RULESET = 444, ASK_VERSION = 1 };

int process_descriptor(pid_t process) { return (int)syscall(PIDFD_OPEN, process, 0); }

int landlock_version(void) {
  return (int)syscall(LANDLOCK_CREATE_RULESET, NULL, 0, ASK_VERSION);
}
