// The system-call filter. What it refuses fails with "permission denied", so a program can tell.

#define _GNU_SOURCE
#include "confine.h"

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define MACHINE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define MACHINE AUDIT_ARCH_AARCH64
#else
#error "sotto-confine knows the system calls of x86_64 and aarch64 only"
#endif

// x86_64 has a second numbering of its calls from here on, which no program uses any more.
enum { SECOND_NUMBERING = 0x40000000 };

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
// Jumps over `then` instructions when equal, over `otherwise` when not.
#define IF_EQUAL(value, then, otherwise) \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)(value), then, otherwise)
#define REFUSE BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EACCES)
#define ALLOW BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)
#define END_PROCESS BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS)

enum { CAPACITY = 256 };
static struct sock_filter filter[CAPACITY];
static unsigned short length;

static void append(const struct sock_filter *instructions, size_t count) {
  for (size_t i = 0; i < count && length < CAPACITY; i++) filter[length++] = instructions[i];
}
#define APPEND(...)                                             \
  do {                                                          \
    const struct sock_filter added[] = {__VA_ARGS__};           \
    append(added, sizeof added / sizeof *added);                \
  } while (0)

// Calls that change the system, look into other processes, or do any of this by another way.
static const int refused[] = {
    SYS_ptrace,          SYS_process_vm_readv, SYS_process_vm_writev, SYS_mount,
    SYS_umount2,         SYS_pivot_root,       SYS_chroot,            SYS_unshare,
    SYS_setns,           SYS_bpf,              SYS_perf_event_open,   SYS_keyctl,
    SYS_add_key,         SYS_request_key,      SYS_init_module,       SYS_finit_module,
    SYS_delete_module,   SYS_kexec_load,       SYS_reboot,            SYS_swapon,
    SYS_swapoff,         SYS_settimeofday,     SYS_clock_settime,     SYS_sethostname,
    SYS_setdomainname,   SYS_io_uring_setup,   SYS_userfaultfd,       SYS_quotactl,
    SYS_acct,            SYS_syslog,           SYS_rt_sigqueueinfo,   SYS_rt_tgsigqueueinfo,
    SYS_pidfd_send_signal, SYS_pidfd_getfd,    SYS_tkill,             SYS_setpriority,
    SYS_sched_setscheduler, SYS_sched_setaffinity, SYS_sched_setattr, SYS_ioprio_set,
};

// Signals and limits only for itself, which is 0 or its number. That stays the same when it becomes
// the program.
static void allow_on_itself(void) {
  static const int calls[] = {SYS_kill, SYS_tgkill, SYS_prlimit64};
  for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
    APPEND(IF_EQUAL(calls[i], 0, 5), LOAD(args[0]), IF_EQUAL(getpid(), 2, 0), IF_EQUAL(0, 1, 0),
           REFUSE, ALLOW);
  }
}

// Sockets of the internet, and the one that the resolver asks about interfaces; nothing local, or
// the desktop's and other services would be in reach. Connected pairs are not made by this call.
static void allow_sockets(bool allow_network) {
  if (!allow_network) {
    APPEND(IF_EQUAL(SYS_socket, 0, 1), REFUSE);
    return;
  }
  APPEND(IF_EQUAL(SYS_socket, 0, 6), LOAD(args[0]), IF_EQUAL(AF_INET, 3, 0),
         IF_EQUAL(AF_INET6, 2, 0), IF_EQUAL(AF_NETLINK, 1, 0), REFUSE, ALLOW);
}

void enforce_system_calls(bool allow_network) {
  APPEND(LOAD(arch), IF_EQUAL(MACHINE, 1, 0), END_PROCESS, LOAD(nr));
#if defined(__x86_64__)
  APPEND(BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, SECOND_NUMBERING, 0, 1), END_PROCESS);
#endif
  for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
    APPEND(IF_EQUAL(refused[i], 0, 1), REFUSE);
  }
  allow_sockets(allow_network);
  allow_on_itself();
  APPEND(ALLOW);
  struct sock_fprog program = {.len = length, .filter = filter};
  if (prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program)) fail("cannot filter system calls", "");
}
