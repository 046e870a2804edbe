// Other processes: an outsider, whose number the test hands over, and those it would start itself.

#define _GNU_SOURCE
#include "matrix.h"

#include <fcntl.h>
#include <linux/futex.h>
#include <linux/sockios.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

static long forked(void) {
  pid_t child = fork();
  if (child == 0) _exit(0);
  if (child > 0) waitpid(child, 0, 0);
  return child;
}

static void *nothing(void *argument) { return argument; }

static long threaded(void) {
  pthread_t thread;
  errno = pthread_create(&thread, 0, nothing, 0);
  if (errno) return -1;
  return pthread_join(thread, 0);
}

static long peeked(int process) {
  char here[8], there[8];
  struct iovec ours = {here, sizeof here}, theirs = {there, sizeof there};
  return process_vm_readv(process, &ours, 1, &theirs, 1, 0);
}

static long opened_of(int process, const char *file) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/%s", process, file);
  return open(path, O_RDONLY | O_CLOEXEC);
}

static long owned_by(int process, int command) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends)) return -1;
  struct f_owner_ex owner = {F_OWNER_PID, process};
  switch (command) {
    case F_SETOWN: return fcntl(ends[0], F_SETOWN, process);
    case F_SETOWN_EX: return fcntl(ends[0], F_SETOWN_EX, &owner);
    case F_SETSIG: return fcntl(ends[0], F_SETSIG, SIGKILL);
    default: return ioctl(ends[0], (unsigned)command, &process);
  }
}

static void try_outsider(int other) {
  siginfo_t signal = {.si_code = SI_QUEUE};
  struct sched_param normal = {0};
  cpu_set_t processors;
  CPU_ZERO(&processors);
  CPU_SET(0, &processors);
  struct rlimit limit = {0, 0};
  TRY("signal-outside", kill(other, 0));
  TRY("end-outside", kill(other, SIGKILL));
  TRY("end-everybody", kill(-1, SIGCONT));
  TRY("thread-signal-outside", syscall(SYS_tgkill, other, other, SIGKILL));
  TRY("old-thread-signal-outside", syscall(SYS_tkill, other, SIGKILL));
  TRY("queue-signal-outside", syscall(SYS_rt_sigqueueinfo, other, SIGKILL, &signal));
  TRY("handle-signal-outside", syscall(424, 0, SIGKILL, 0, 0));
  TRY("descriptor-of-outside", syscall(438, 0, 0, 0));
  TRY("priority-of-outside", setpriority(PRIO_PROCESS, (id_t)other, 19));
  TRY("processors-of-outside", sched_setaffinity(other, sizeof processors, &processors));
  TRY("scheduler-of-outside", sched_setscheduler(other, SCHED_IDLE, &normal));
  TRY("disk-priority-of-outside", syscall(SYS_ioprio_set, 1, other, 0));
  TRY("limit-of-outside", prlimit(other, RLIMIT_NOFILE, &limit, 0));
  TRY("owner-of-descriptor", owned_by(other, F_SETOWN));
  TRY("extended-owner-of-descriptor", owned_by(other, F_SETOWN_EX));
  TRY("signal-of-descriptor", owned_by(other, F_SETSIG));
  TRY("owner-by-ioctl", owned_by(other, FIOSETOWN));
  TRY("group-by-ioctl", owned_by(other, SIOCSPGRP));
  TRY("type-into-terminal", ioctl(0, TIOCSTI, "x"));
  TRY("lease", fcntl(open("/usr/lib", O_RDONLY), F_SETLEASE, F_RDLCK));
  TRY("folder-notice", fcntl(open("/usr/lib", O_RDONLY), F_NOTIFY, DN_ACCESS));
  TRY("ptrace-outside", ptrace(PTRACE_SEIZE, other, 0, 0));
  TRY("read-memory-of-outside", peeked(other));
  TRY("compare-with-outside", syscall(SYS_kcmp, getpid(), other, 0, 0, 0));
  TRY("advise-outside", syscall(440, 0, 0, 0, 0, 0));
  TRY("environment-of-outside", opened_of(other, "environ"));
  TRY("memory-of-outside", opened_of(other, "mem"));
  TRY("command-of-outside", opened_of(other, "cmdline"));
  TRY("files-of-outside", opened_of(other, "root"));
}

void try_processes(void) {
  TRY("thread", threaded());
  TRY("signal-itself", kill(getpid(), 0));
  TRY("signal-thread-of-itself", raise(SIGCONT));
  TRY("limit-of-itself", prlimit(0, RLIMIT_NOFILE, 0, &(struct rlimit){0}));
  TRY("fork", forked());
  TRY("vfork", syscall(SYS_clone, CLONE_VFORK | SIGCHLD, 0, 0, 0, 0) ?: (_exit(0), 0));
  TRY("exec", execl("/usr/bin/no-such-program", "none", (char *)0));
  TRY("exec-by-descriptor", syscall(SYS_execveat, AT_FDCWD, "/usr/bin/no-such-program", 0, 0, 0));
  TRY("own-process-group", setpgid(0, 0));
  TRY("own-session", setsid());
  TRY("outlive-parent", prctl(PR_SET_PDEATHSIG, 0));
  try_outsider(given_number("OTHER"));
}
