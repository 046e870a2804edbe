#define _GNU_SOURCE
#include "uplink.h"

#include <errno.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { CLOSE_RANGE = 436 };

// With an upper end of ~0 all that are open.
static void close_from_to(unsigned first, unsigned last) {
  if (first > last || !syscall(CLOSE_RANGE, first, last, 0)) return;
  // Before Linux 5.9.
  struct rlimit limit;
  unsigned most = getrlimit(RLIMIT_NOFILE, &limit) ? 1024 : (unsigned)limit.rlim_cur;
  for (unsigned number = first; number <= last && number < most; number++) close((int)number);
}

void keep_descriptors(const int *kept, size_t count) {
  unsigned from = 3;
  for (;;) {
    // The next that stays.
    unsigned next = ~0u;
    for (size_t i = 0; i < count; i++) {
      if (kept[i] >= (int)from && (unsigned)kept[i] < next) next = (unsigned)kept[i];
    }
    close_from_to(from, next == ~0u ? ~0u : next - 1);
    if (next == ~0u) return;
    from = next + 1;
  }
}

int text_descriptor(const char *text) {
  int memory = memfd_create("text", MFD_CLOEXEC);
  size_t length = strlen(text);
  if (memory < 0 || write(memory, text, length) != (ssize_t)length || lseek(memory, 0, SEEK_SET)) {
    fail("cannot keep a text");
  }
  return memory;
}
