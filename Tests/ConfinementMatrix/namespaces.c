// Namespaces and mounts: with either, a program could build itself other surroundings.

#define _GNU_SOURCE
#include "matrix.h"

#include <fcntl.h>
#include <linux/sched.h>
#include <sched.h>
#include <signal.h>
#include <stdint.h>
#include <sys/mount.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// As fork does, with flags.
static long cloned(unsigned long flags) {
  long child = syscall(SYS_clone, flags | SIGCHLD, 0, 0, 0, 0);
  if (child == 0) _exit(0);
  if (child > 0) waitpid((pid_t)child, 0, 0);
  return child;
}

static long cloned_by_structure(uint64_t flags) {
  struct clone_args request = {.flags = flags, .exit_signal = SIGCHLD};
  long child = syscall(435, &request, sizeof request);
  if (child == 0) _exit(0);
  return child;
}

void try_namespaces(void) {
  TRY("clone-user-namespace", cloned(CLONE_NEWUSER));
  TRY("clone-mount-namespace", cloned(CLONE_NEWNS));
  TRY("clone-user-and-mount-namespace", cloned(CLONE_NEWUSER | CLONE_NEWNS));
  TRY("clone-process-namespace", cloned(CLONE_NEWPID));
  TRY("clone-network-namespace", cloned(CLONE_NEWNET));
  TRY("clone3-user-namespace", cloned_by_structure(CLONE_NEWUSER));
  TRY("unshare-user-namespace", unshare(CLONE_NEWUSER));
  TRY("unshare-time-namespace", unshare(CLONE_NEWTIME));
  TRY("setns", setns(0, 0));

  TRY("mount", mount("none", "/tmp", "tmpfs", 0, 0));
  TRY("remount", mount("none", "/", 0, MS_REMOUNT | MS_BIND, 0));
  TRY("umount", umount2("/proc", MNT_DETACH));
  TRY("pivot-root", syscall(SYS_pivot_root, "/tmp", "/tmp"));
  TRY("chroot", chroot("/tmp"));
  TRY("open-tree", syscall(428, AT_FDCWD, "/", 1));
  TRY("move-mount", syscall(429, 0, "", 0, "", 0));
  TRY("fsopen", syscall(430, "tmpfs", 0));
  TRY("fsconfig", syscall(431, 0, 0, 0, 0, 0));
  TRY("fsmount", syscall(432, 0, 0, 0));
  TRY("fspick", syscall(433, AT_FDCWD, "/", 0));
  TRY("mount-setattr", syscall(442, AT_FDCWD, "/", 0, 0, 0));
  TRY("open-tree-attr", syscall(467, AT_FDCWD, "/", 1, 0, 0));
}
