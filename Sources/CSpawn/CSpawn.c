#define _GNU_SOURCE
#include "CSpawn.h"

#include <fcntl.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

// The numbers are the same on all machines, and newer than some headers.
enum { PIDFD_OPEN = 434, LANDLOCK_CREATE_RULESET = 444, ASK_VERSION = 1 };

int process_descriptor(pid_t process) { return (int)syscall(PIDFD_OPEN, process, 0); }

int shared_memory(size_t length) {
  int memory = memfd_create("sotto", MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (memory < 0) return -1;
  if (ftruncate(memory, (off_t)length) == 0 &&
      fcntl(memory, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) == 0) {
    return memory;
  }
  close(memory);
  return -1;
}

int landlock_version(void) {
  return (int)syscall(LANDLOCK_CREATE_RULESET, NULL, 0, ASK_VERSION);
}
