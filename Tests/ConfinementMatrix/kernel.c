// The rest of the kernel: large, seldom used, or of the whole machine.

#define _GNU_SOURCE
#include "matrix.h"

#include <fcntl.h>
#include <linux/bpf.h>
#include <linux/perf_event.h>
#include <stdint.h>
#include <sys/klog.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/timex.h>
#include <time.h>
#include <unistd.h>

// Opens it only: what would be written counts for the whole machine.
static long opened_to_write(const char *path) {
  int file = open(path, O_WRONLY | O_CLOEXEC);
  if (file >= 0) close(file);
  return file;
}

// Every setting that is a file.
static void try_settings(void) {
  TRY("set-core-pattern", opened_to_write("/proc/sys/kernel/core_pattern"));
  TRY("set-module-loader", opened_to_write("/proc/sys/kernel/modprobe"));
  TRY("set-host-name", opened_to_write("/proc/sys/kernel/hostname"));
  TRY("set-panic", opened_to_write("/proc/sys/kernel/panic"));
  TRY("set-memory-caches", opened_to_write("/proc/sys/vm/drop_caches"));
  TRY("set-open-files", opened_to_write("/proc/sys/fs/file-max"));
  TRY("set-own-network", opened_to_write("/proc/sys/net/ipv4/ip_forward"));
  TRY("magic-key", opened_to_write("/proc/sysrq-trigger"));
  TRY("own-memory-score", opened_to_write("/proc/self/oom_score_adj"));
}

void try_kernel(void) {
  struct perf_event_attr event = {.size = sizeof event, .type = PERF_TYPE_SOFTWARE};
  struct timex clock = {.modes = ADJ_FREQUENCY};
  struct timespec time = {0};
  TRY("session-keys", syscall(SYS_keyctl, 0, -3, 1));
  TRY("add-key", syscall(SYS_add_key, "user", "name", "x", 1, -3));
  TRY("request-key", syscall(SYS_request_key, "user", "name", 0, 0));
  TRY("io-uring", syscall(425, 8, 0));
  TRY("bpf", syscall(SYS_bpf, BPF_MAP_CREATE, 0, 0));
  TRY("performance-events", syscall(SYS_perf_event_open, &event, 0, -1, -1, 0));
  TRY("user-faults", syscall(SYS_userfaultfd, 1));
  TRY("kernel-log", klogctl(3, (char[8]){0}, 8));
  TRY("set-clock", clock_settime(CLOCK_REALTIME, &time));
  TRY("adjust-clock", adjtimex(&clock));
  TRY("host-name", sethostname("x", 1));
  TRY("load-module", syscall(SYS_finit_module, 0, "", 0));
  TRY("load-kernel", syscall(SYS_kexec_load, 0, 0, 0, 0));
  TRY("load-kernel-file", syscall(SYS_kexec_file_load, 0, 0, 0, 0, 0));
  TRY("swap", syscall(SYS_swapoff, "/no-such-file"));
  TRY("newer-than-the-filter", syscall(600));
  try_settings();
}
