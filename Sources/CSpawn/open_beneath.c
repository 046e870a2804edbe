#define _GNU_SOURCE
#include "CSpawn.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/openat2.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

const int open_path_only = O_PATH;

static const int ALWAYS = O_CLOEXEC | O_NONBLOCK | O_NOCTTY;

int open_beneath(int folder, const char *path, int flags) {
  struct open_how how = {
      // The kernel takes few flags beside O_PATH, which waits for nothing anyway.
      .flags = flags | (flags & O_PATH ? O_CLOEXEC : ALWAYS),
      .resolve = RESOLVE_BENEATH | RESOLVE_NO_MAGICLINKS,
  };
  // It gives up when something is moved meanwhile, which may have been by chance.
  for (int attempt = 0; attempt < 8; attempt++) {
    int opened = (int)syscall(SYS_openat2, folder, path, &how, sizeof how);
    if (opened >= 0) return opened;
    // A kernel before 5.6, or a container's filter that knows no newer calls.
    if (errno == ENOSYS || errno == EPERM) return open_beneath_by_steps(folder, path, flags);
    if (errno != EAGAIN && errno != EINTR) return -1;
  }
  return -1;
}

int open_beneath_by_steps(int folder, const char *path, int flags) {
  int within = folder;
  for (;;) {
    const char *separator = strchr(path, '/');
    size_t length = separator ? (size_t)(separator - path) : strlen(path);
    char name[256];
    int opened = -1;
    if (length >= sizeof name) {
      errno = ENAMETOOLONG;
    } else {
      memcpy(name, path, length);
      name[length] = 0;
      if (!length || !strcmp(name, "..")) {
        errno = EXDEV;
      } else if (separator) {
        opened = openat(within, name, O_PATH | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
      } else {
        opened = openat(within, name, flags | ALWAYS | O_NOFOLLOW);
      }
    }
    int reason = errno;
    if (within != folder) close(within);
    errno = reason;
    if (opened < 0 || !separator) return opened;
    within = opened;
    path = separator + 1;
  }
}
