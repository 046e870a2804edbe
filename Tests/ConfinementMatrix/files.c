// Files: those a program was given, and what it must not read, change or learn of others.

#define _GNU_SOURCE
#include "matrix.h"

#include <fcntl.h>
#include <linux/fs.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/fanotify.h>
#include <sys/inotify.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/xattr.h>
#include <unistd.h>
#include <utime.h>

static long opened(const char *path, int flags) {
  int file = open(path, flags | O_CLOEXEC, 0600);
  if (file >= 0) close(file);
  return file;
}

static const char *in(const char *folder, const char *name) {
  static char paths[2][4096];
  static int turn;
  char *path = paths[turn = !turn];
  snprintf(path, sizeof paths[0], "%s/%s", given(folder), name);
  return path;
}

static long control(const char *path, unsigned long request) {
  int file = open(path, O_RDONLY | O_CLOEXEC), flags = 0;
  if (file < 0) return -1;
  long result = ioctl(file, request, &flags);
  int error = errno;
  close(file);
  errno = error;
  return result;
}

// A call may be answered and have no effect.
static long mode_changed_by_descriptor(const char *path) {
  struct stat status;
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return -1;
  long result = fchmod(file, 0640);
  int error = errno;
  if (result == 0 && fstat(file, &status) == 0 && (status.st_mode & 0777) != 0640) {
    result = -1;
    error = ENOTSUP;
  }
  close(file);
  errno = error;
  return result;
}

static long locked(const char *path) {
  struct flock lock = {.l_type = F_WRLCK};
  return fcntl(open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600), F_SETLK, &lock);
}

static long read_by_link(const char *target) {
  symlink(target, in("CONTAINER", "link"));
  return opened(in("CONTAINER", "link"), O_RDONLY);
}

static void try_given(void) {
  TRY("read-bundle", opened(in("BUNDLE", "Info.plist"), O_RDONLY));
  TRY("write-container", opened(in("CONTAINER", "new"), O_RDWR | O_CREAT));
  TRY("rename-in-container", rename(in("CONTAINER", "new"), in("CONTAINER", "newer")));
  TRY("lock-in-container", locked(in("CONTAINER", "lock")));
  TRY("folder-in-container", mkdir(in("CONTAINER", "folder"), 0700));
  TRY("write-group", opened(in("GROUP", "new"), O_RDWR | O_CREAT));
  const char *temporary = getenv("TMPDIR");
  if (!temporary) setenv("TMPDIR", "/tmp", 1);
  TRY("write-temporary", opened(in("TMPDIR", "new"), O_RDWR | O_CREAT));
  TRY("read-libraries", opened("/usr/lib", O_RDONLY | O_DIRECTORY));
  TRY("read-chance", opened("/dev/urandom", O_RDONLY));
  TRY("write-null", opened("/dev/null", O_WRONLY));
  TRY("read-own-process", opened("/proc/self/maps", O_RDONLY));
}

static void try_metadata(const char *outside) {
  struct timespec times[2] = {{0}};
  TRY("chmod-outside", chmod(outside, 0777));
  TRY("fchmodat2-outside", syscall(452, AT_FDCWD, outside, 0777, 0));
  TRY("fchmod-bundle", mode_changed_by_descriptor(in("BUNDLE", "Info.plist")));
  TRY("chown-outside", chown(outside, getuid(), getgid()));
  TRY("lchown-outside", lchown(outside, getuid(), getgid()));
  TRY("setxattr-outside", setxattr(outside, "user.mark", "x", 1, 0));
  TRY("setxattrat-outside", syscall(463, AT_FDCWD, outside, 0, "user.mark", 0L, 0L));
  TRY("removexattr-outside", removexattr(outside, "user.mark"));
  TRY("utimensat-outside", utimensat(AT_FDCWD, outside, times, 0));
  TRY("utimes-outside", utimes(outside, 0));
  TRY("utime-outside", utime(outside, 0));
  TRY("file-setattr-outside", syscall(469, AT_FDCWD, outside, 0L, 0L, 0L));
  TRY("flags-of-bundle", control(in("BUNDLE", "Info.plist"), FS_IOC_SETFLAGS));
}

void try_files(void) {
  const char *outside = given("OUTSIDE");
  try_given();
  TRY("list-home", opened(given("PERSON"), O_RDONLY | O_DIRECTORY));
  TRY("list-root-home", opened("/root", O_RDONLY | O_DIRECTORY));
  TRY("read-shadow", opened("/etc/shadow", O_RDONLY));
  TRY("read-passwd", opened("/etc/passwd", O_RDONLY));
  TRY("read-outside", opened(outside, O_RDONLY));
  TRY("write-outside", opened(outside, O_WRONLY));
  TRY("empty-outside", truncate(outside, 0));
  TRY("remove-outside", unlink(outside));
  TRY("create-outside", opened(in("ELSEWHERE", "new"), O_WRONLY | O_CREAT));
  TRY("folder-outside", mkdir(in("ELSEWHERE", "folder"), 0700));
  TRY("hard-link-to-outside", link(outside, in("CONTAINER", "hard")));
  TRY("rename-outside", rename(outside, in("CONTAINER", "taken")));
  TRY("link-to-outside", read_by_link(outside));
  TRY("link-to-shadow", read_by_link("/etc/shadow"));
  TRY("root-by-process", opened("/proc/self/root/etc/shadow", O_RDONLY));
  TRY("write-bundle", opened(in("BUNDLE", "Info.plist"), O_WRONLY));
  TRY("create-in-bundle", opened(in("BUNDLE", "new"), O_WRONLY | O_CREAT));
  TRY("create-in-libraries", opened("/usr/lib/new", O_WRONLY | O_CREAT));
  TRY("create-in-root", opened("/new", O_WRONLY | O_CREAT));
  TRY("create-in-devices", opened("/dev/new", O_WRONLY | O_CREAT));
  TRY("create-in-shared-memory", opened("/dev/shm/new", O_WRONLY | O_CREAT));
  TRY("device-file", mknod(in("CONTAINER", "memory"), S_IFCHR | 0600, 0x101));
  TRY("read-disk", opened("/dev/vda", O_RDONLY));
  TRY("read-terminal", opened("/dev/tty", O_RDWR));
  TRY("open-by-handle", syscall(SYS_open_by_handle_at, 0, 0, 0));
  TRY("inotify", inotify_init1(IN_CLOEXEC));
  TRY("inotify-on-libraries", inotify_add_watch(0, "/usr/lib", IN_ACCESS));
  TRY("fanotify", fanotify_init(FAN_CLASS_NOTIF | FAN_REPORT_FID, O_RDONLY));
  try_metadata(outside);
}
