// Limits of a single process. A limit that the person has set lower stays.

#define _GNU_SOURCE
#include "confine.h"

#include <errno.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/utsname.h>

static const rlim_t MEGABYTE = 1 << 20;

struct bound {
  __rlimit_resource_t resource;
  rlim_t most, least;
  // Set where less than `least` keeps programs from starting at all.
  const char *what, *option;
};

static void bind(struct bound bound) {
  struct rlimit limit;
  if (getrlimit(bound.resource, &limit)) fail("cannot read a limit", "");
  if (bound.what && limit.rlim_cur < bound.least) {
    char message[200];
    snprintf(message, sizeof message,
             "the limit on %s (ulimit %s) is %llu MB, too little to run apps; at least %llu "
             "MB are needed. Raise it and start the assistant again",
             bound.what, bound.option, (unsigned long long)(limit.rlim_cur / MEGABYTE),
             (unsigned long long)(bound.least / MEGABYTE));
    errno = 0;
    fail(message, "");
  }
  if (limit.rlim_cur > bound.most) limit.rlim_cur = bound.most;
  if (limit.rlim_max > bound.most) limit.rlim_max = bound.most;
  if (setrlimit(bound.resource, &limit)) fail("cannot set a limit", "");
}

// Before Linux 5.14 the processes of the person's own programs would count, too.
static bool counts_processes_by_sandbox(void) {
  struct utsname system;
  int major = 0, minor = 0;
  if (uname(&system) || sscanf(system.release, "%d.%d", &major, &minor) != 2) return false;
  return major > 5 || (major == 5 && minor >= 14);
}

void enforce_limits(enum surroundings surroundings) {
  bool is_app = surroundings == APP_IN_SANDBOX;
  struct bound memory = {RLIMIT_DATA, 1024 * MEGABYTE, 128 * MEGABYTE, "memory", "-d"};
  if (is_app) memory.most = RLIM_INFINITY;
  bind(memory);
  bind((struct bound){RLIMIT_AS, RLIM_INFINITY, 256 * MEGABYTE, "address space", "-v"});
  bind((struct bound){.resource = RLIMIT_CORE, .most = 0});
  bind((struct bound){.resource = RLIMIT_NOFILE, .most = is_app ? 4096 : 512});
  if (!is_app) bind((struct bound){.resource = RLIMIT_FSIZE, .most = 1024 * MEGABYTE});
  // Threads count as well.
  if (surroundings != EXTENSION_ALONE && counts_processes_by_sandbox()) {
    bind((struct bound){.resource = RLIMIT_NPROC, .most = is_app ? 2048 : 512});
  }
}
