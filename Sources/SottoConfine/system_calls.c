// Which system calls are refused to whom.

#define _GNU_SOURCE
#include "confine.h"
#include "filter.h"

#include <asm/ioctls.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/sockios.h>
#include <sched.h>
#include <sys/mman.h>
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

// Calls that the C library's header may be too old for. From 424 on all machines number them alike.
enum {
  OPEN_TREE = 428, MOVE_MOUNT, FSOPEN, FSCONFIG, FSMOUNT, FSPICK,
  CLONE3 = 435, PIDFD_GETFD = 438, PROCESS_MADVISE = 440, MOUNT_SETATTR = 442, QUOTACTL_FD = 443,
  MEMFD_SECRET = 447, PROCESS_MRELEASE = 448, FCHMODAT2 = 452, SETXATTRAT = 463,
  REMOVEXATTRAT = 466, OPEN_TREE_ATTR = 467, FILE_SETATTR = 469,
  FIRST_UNKNOWN = 470,
  // x86_64 has a second numbering of its calls from here on, which no program uses any more.
  SECOND_NUMBERING = 0x40000000,
};

// What changes the system or its mounts, looks into other processes, or does any of this another way.
static const int refused_to_all[] = {
    SYS_ptrace,          SYS_process_vm_readv,  SYS_process_vm_writev, PIDFD_GETFD,
    PROCESS_MADVISE,     PROCESS_MRELEASE,      SYS_move_pages,        SYS_migrate_pages,
    SYS_mount,           SYS_umount2,           SYS_pivot_root,        SYS_chroot,
    SYS_unshare,         SYS_setns,             OPEN_TREE,             MOVE_MOUNT,
    FSOPEN,              FSCONFIG,              FSMOUNT,               FSPICK,
    MOUNT_SETATTR,       OPEN_TREE_ATTR,        SYS_open_by_handle_at, SYS_name_to_handle_at,
    SYS_quotactl,        QUOTACTL_FD,           SYS_acct,              SYS_swapon,
    SYS_swapoff,         SYS_init_module,       SYS_finit_module,      SYS_delete_module,
    SYS_kexec_load,      SYS_kexec_file_load,   SYS_reboot,            SYS_syslog,
    SYS_settimeofday,    SYS_clock_settime,     SYS_clock_adjtime,     SYS_adjtimex,
    SYS_sethostname,     SYS_setdomainname,     SYS_vhangup,           SYS_bpf,
    SYS_perf_event_open, SYS_keyctl,            SYS_add_key,           SYS_request_key,
    SYS_io_uring_setup,  SYS_io_uring_enter,    SYS_io_uring_register, SYS_userfaultfd,
    SYS_fanotify_init,   SYS_fanotify_mark,
#if defined(__x86_64__)
    SYS_iopl,            SYS_ioperm,            SYS_modify_ldt,
#endif
};

// What reaches the processes beside it, the memory that no limit counts, and what happens to files.
static const int refused_to_extensions[] = {
    SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo, SYS_pidfd_send_signal, SYS_tkill,
    SYS_setpriority,     SYS_ioprio_set,        SYS_sched_setparam,    SYS_sched_setscheduler,
    SYS_sched_setattr,   SYS_sched_setaffinity, SYS_kcmp,              SYS_memfd_create,
    MEMFD_SECRET,        SYS_shmget,            SYS_shmat,             SYS_shmctl,
    SYS_semget,          SYS_semop,             SYS_semtimedop,        SYS_semctl,
    SYS_msgget,          SYS_msgsnd,            SYS_msgrcv,            SYS_msgctl,
    SYS_mq_open,         SYS_mq_unlink,         SYS_inotify_init1,     SYS_inotify_add_watch,
#if defined(__x86_64__)
    SYS_inotify_init,
#endif
};

// What a process would outlive the assistant by, and what is known or kept of a file besides its
// contents: Landlock has no rule for that, and here the path is not seen.
static const int refused_alone[] = {
    SYS_setsid,          SYS_setpgid,           SYS_execveat,          SYS_fchmodat,
    FCHMODAT2,           SYS_fchown,            SYS_fchownat,          SYS_utimensat,
    SYS_setxattr,        SYS_lsetxattr,         SYS_fsetxattr,         SETXATTRAT,
    SYS_removexattr,     SYS_lremovexattr,      SYS_fremovexattr,      REMOVEXATTRAT,
    FILE_SETATTR,
#if defined(__x86_64__)
    SYS_fork,            SYS_vfork,             SYS_chmod,             SYS_chown,
    SYS_lchown,          SYS_utime,             SYS_utimes,            SYS_futimesat,
#endif
};

// A file's mode is left as it is without a word when it is to be set by descriptor: Foundation copies
// no file else. In folders that only the person can enter, modes matter little.
static void ignore_modes(void) { APPEND(IF_EQUAL(SYS_fchmod, 0, 1), ANSWER(0)); }

#define VALUES(list) .values = list, .count = sizeof list / sizeof *list

// New processes and threads; of a process of its own an extension alone would be survived. What
// clone3 is asked for lies in memory, so it is missing: the C library then asks by clone.
static void bound_clone(enum surroundings surroundings) {
  static const uint32_t namespaces = CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC |
                                     CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET;
  static const uint32_t anything[] = {0}, thread[] = {CLONE_THREAD};
  APPEND(IF_EQUAL(CLONE3, 0, 1), ANSWER(ENOSYS));
  if (surroundings == EXTENSION_ALONE) {
    refuse_unless((struct argument_rule){SYS_clone, 0, namespaces | CLONE_THREAD, VALUES(thread)});
  } else {
    refuse_unless((struct argument_rule){SYS_clone, 0, namespaces, VALUES(anything)});
  }
}

// A thread that becomes a program forgets that it is to die with the assistant. So only this process
// may, and only once: the address means nothing to the program it becomes.
static void allow_exec(const char *program) {
  uint64_t address = (uintptr_t)program;
  APPEND(IF_EQUAL(SYS_execve, 0, 6), LOAD(ARGUMENT(0)), IF_EQUAL(address, 0, 3),
         LOAD(ARGUMENT(0) + 4), IF_EQUAL(address >> 32, 0, 1), ALLOW, REFUSE);
  static const uint32_t parent[] = {PR_SET_PDEATHSIG};
  refuse_where((struct argument_rule){SYS_prctl, 0, ~0u, VALUES(parent)});
}

// Signals and limits only for itself, which is 0 or its number. That stays the same when it becomes
// the program.
static void allow_on_itself(void) {
  const uint32_t itself[] = {0, (uint32_t)getpid()};
  static const int calls[] = {SYS_kill, SYS_tgkill, SYS_prlimit64};
  for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
    refuse_unless((struct argument_rule){calls[i], 0, ~0u, VALUES(itself)});
  }
}

// Nothing that signals another process, opens the ends of others' files, or changes what the file
// system keeps of a file.
static void bound_descriptors(void) {
  static const uint32_t controls[] = {F_SETOWN, F_SETOWN_EX, F_SETSIG, F_SETLEASE, F_NOTIFY};
  refuse_where((struct argument_rule){SYS_fcntl, 1, ~0u, VALUES(controls)});
  static const uint32_t requests[] = {
      FIOCLEX,  FIONCLEX, FIONREAD,     FIONBIO,       TCGETS,       TIOCGWINSZ,
      TIOCOUTQ, SIOCATMARK, SIOCGIFCONF, SIOCGIFFLAGS, SIOCGIFINDEX, SIOCGIFNAME,
      SIOCGIFADDR,
  };
  refuse_unless((struct argument_rule){SYS_ioctl, 1, ~0u, VALUES(requests)});
  // Memory that limits do not count, since several processes may have it.
  static const uint32_t shared[] = {MAP_SHARED | MAP_ANONYMOUS};
  refuse_where((struct argument_rule){SYS_mmap, 3, MAP_SHARED | MAP_ANONYMOUS, VALUES(shared)});
}

// Pairs that stay connected: one for datagrams could be pointed at any local service.
static void allow_pairs(void) {
  APPEND(IF_EQUAL(SYS_socketpair, 0, 8), LOAD(ARGUMENT(0)), IF_EQUAL(AF_UNIX, 0, 4),
         LOAD(ARGUMENT(1)), MASK(~(SOCK_CLOEXEC | SOCK_NONBLOCK)), IF_EQUAL(SOCK_STREAM, 2, 0),
         IF_EQUAL(SOCK_SEQPACKET, 1, 0), REFUSE, ALLOW);
}

// Sockets of the internet, and the one that the resolver asks about interfaces; nothing local, or
// the desktop's and other services would be in reach.
static void allow_sockets(bool allow_network) {
  static const int by_network[] = {SYS_socket, SYS_connect, SYS_bind, SYS_listen};
  if (!allow_network) {
    REFUSE_ALL(by_network);
    return;
  }
  APPEND(IF_EQUAL(SYS_socket, 0, 8), LOAD(ARGUMENT(0)), IF_EQUAL(AF_INET, 5, 0),
         IF_EQUAL(AF_INET6, 4, 0), IF_EQUAL(AF_NETLINK, 0, 2), LOAD(ARGUMENT(2)),
         IF_EQUAL(0 /* NETLINK_ROUTE */, 1, 0), REFUSE, ALLOW);
}

// The families that a network namespace keeps apart, and the local one: all else that the kernel
// may have a module for is out of reach.
static void allow_sockets_of_apps(void) {
  static const uint32_t families[] = {AF_UNIX, AF_INET, AF_INET6, AF_NETLINK};
  refuse_unless((struct argument_rule){SYS_socket, 0, ~0u, VALUES(families)});
}

void enforce_system_calls(enum surroundings surroundings, bool allow_network, const char *program) {
  APPEND(LOAD(offsetof(struct seccomp_data, arch)), IF_EQUAL(MACHINE, 1, 0), END_PROCESS, LOAD_CALL);
#if defined(__x86_64__)
  APPEND(IF_AT_LEAST(SECOND_NUMBERING, 0, 1), END_PROCESS);
#endif
  APPEND(IF_AT_LEAST(FIRST_UNKNOWN, 0, 1), ANSWER(ENOSYS));
  if (surroundings == APP_IN_SANDBOX) {
    allow_sockets_of_apps();
  } else {
    bound_descriptors();
    REFUSE_ALL(refused_to_extensions);
    allow_pairs();
    allow_sockets(allow_network);
    allow_on_itself();
  }
  if (surroundings == EXTENSION_ALONE) {
    REFUSE_ALL(refused_alone);
    ignore_modes();
    allow_exec(program);
  }
  bound_clone(surroundings);
  REFUSE_ALL(refused_to_all);
  APPEND(ALLOW);
  enforce();
}
