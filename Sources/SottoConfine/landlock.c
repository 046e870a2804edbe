// Landlock by its system calls: the C library has no functions for it, and the kernel's header may
// be older than the kernel, so the few constants are written down here. They never change.

#define _GNU_SOURCE
#include "confine.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { CREATE_RULESET = 444, ADD_RULE = 445, RESTRICT_SELF = 446 };
enum { PATH_BENEATH = 1, ASK_VERSION = 1 };

static const uint64_t EXECUTE = 1 << 0, WRITE_FILE = 1 << 1, READ_FILE = 1 << 2, READ_DIR = 1 << 3;
static const uint64_t TRUNCATE = 1 << 14, IOCTL_DEV = 1 << 15;
static const uint64_t ABSTRACT_SOCKETS = 1 << 0, SIGNALS = 1 << 1;

// Before the first (Linux 6.2) a confined program could empty any file of its user's; from the last
// (Linux 6.12) on its signals and abstract sockets end at the sandbox.
enum { OLDEST_VERSION = 3, VERSION_WITH_DEVICES = 5, VERSION_WITH_SCOPES = 6 };

struct ruleset {
  uint64_t files, network, scopes;
};

// Not padded: this is how the kernel declares it.
struct path_rule {
  uint64_t allowed;
  int32_t folder;
} __attribute__((packed));

static uint64_t all_file_rights;

// Every program looks into its own entry of /proc. What is allowed is the entry as the kernel has it in
// memory, where another takes its place when memory was short: the open one, which the program gets as
// well, keeps it there.
static void allow_own_entry(int ruleset) {
  allow_path(ruleset, "/proc/self", false);
  if (open("/proc/self", O_PATH) < 0) fail("cannot open", "/proc/self");
}

// And it needs these devices.
static void allow_the_usual(int ruleset) {
  allow_own_entry(ruleset);
  // Not /dev/zero, whose shared mappings are memory that no limit counts.
  static const char *const devices[] = {"/dev/null", "/dev/full", "/dev/random", "/dev/urandom"};
  for (size_t i = 0; i < sizeof devices / sizeof *devices; i++) {
    allow_path(ruleset, devices[i], true);
  }
}

static long version(void) { return syscall(CREATE_RULESET, NULL, 0, ASK_VERSION); }

// A kernel takes a longer structure than it knows as long as the rest is zero.
static int create(struct ruleset ruleset) {
  long descriptor = syscall(CREATE_RULESET, &ruleset, sizeof ruleset, 0);
  if (descriptor < 0) fail("cannot make a Landlock ruleset", "");
  return (int)descriptor;
}

int begin_landlock(void) {
  long known = version();
  if (known < 0) fail("the kernel has no Landlock, or it is switched off", "");
  if (known < OLDEST_VERSION) {
    errno = 0;
    fail("the kernel's Landlock is too old; Linux 6.2 or later is needed", "");
  }
  all_file_rights = (TRUNCATE << 1) - 1;
  if (known >= VERSION_WITH_DEVICES) all_file_rights |= IOCTL_DEV;
  struct ruleset ruleset = {.files = all_file_rights};
  if (known >= VERSION_WITH_SCOPES) ruleset.scopes = ABSTRACT_SOCKETS | SIGNALS;
  int descriptor = create(ruleset);
  allow_the_usual(descriptor);
  return descriptor;
}

void allow_path(int ruleset, const char *path, bool may_write) {
  int descriptor = open(path, O_PATH | O_CLOEXEC);
  if (descriptor < 0) fail("cannot open", path);
  struct stat status;
  if (fstat(descriptor, &status)) fail("cannot examine", path);
  uint64_t allowed = may_write ? all_file_rights : EXECUTE | READ_FILE | READ_DIR;
  if (!S_ISDIR(status.st_mode)) {
    allowed &= EXECUTE | READ_FILE | WRITE_FILE | TRUNCATE | IOCTL_DEV;
  }
  struct path_rule rule = {.allowed = allowed, .folder = descriptor};
  if (syscall(ADD_RULE, ruleset, PATH_BENEATH, &rule, 0)) fail("cannot allow", path);
  close(descriptor);
}

void enforce_landlock(int ruleset) {
  if (syscall(RESTRICT_SELF, ruleset, 0)) fail("cannot enforce the Landlock ruleset", "");
  close(ruleset);
}

void enforce_landlock_scopes(void) {
  if (version() < VERSION_WITH_SCOPES) return;
  enforce_landlock(create((struct ruleset){.scopes = ABSTRACT_SOCKETS | SIGNALS}));
}
