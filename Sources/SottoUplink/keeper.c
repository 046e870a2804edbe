// The process that starts pasta and ends it. It is needed because pasta changes its rights as it starts, by
// which the kernel forgets that it was to end with its parent.

#define _GNU_SOURCE
#include "uplink.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

enum { PIDFD_OPEN = 434 };
// Which namespace of users a network belongs to; the number never changes.
#define NS_GET_USERNS _IO(0xb7, 0x1)

// pasta gives them up before it looks at this process, and could then no longer look.
static void give_up_capabilities(void) {
  struct {
    unsigned version;
    int process;
  } header = {0x20080522, 0};
  struct {
    unsigned effective, permitted, inheritable;
  } none[2] = {{0}};
  if (geteuid() != 0) return;
  for (int capability = 0; prctl(PR_CAPBSET_READ, capability, 0, 0, 0) >= 0; capability++) {
    if (prctl(PR_CAPBSET_DROP, capability, 0, 0, 0) && errno != EPERM) {
      fail("cannot give up a capability");
    }
  }
  if (syscall(SYS_capset, &header, none)) fail("cannot give up capabilities");
}

static _Noreturn void become_pasta(const struct uplink *uplink, pid_t sandbox, int users) {
  char user_path[64], network_path[64];
  // The sandbox may be in a namespace of users within the one that its network belongs to.
  snprintf(user_path, sizeof user_path, "/proc/%d/fd/%d", getppid(), users);
  snprintf(network_path, sizeof network_path, "/proc/%d/ns/net", sandbox);
  const char *arguments[32] = {
      uplink->pasta, "--quiet",
      // Neither the other way round, nor by the address of the router.
      "--tcp-ports", "none", "--udp-ports", "none", "--udp-ns", "none", "--no-map-gw",
      "--tcp-ns", uplink->ports, "--userns", user_path, "--netns", network_path};
  int count = 15;
  if (uplink->reaches_outside) {
    arguments[count++] = "--config-net";
    // Where the machine's own resolver cannot be reached, its questions are carried there.
    arguments[count++] = "--dns-forward";
    arguments[count++] = "169.254.1.1";
  }
  if (geteuid() == 0) {
    arguments[count++] = "--runas";
    arguments[count++] = "0:0";
  }
  char *const environment[] = {NULL};
  int nothing = open("/dev/null", O_RDWR | O_CLOEXEC);
  if (nothing < 0 || dup2(nothing, 0) < 0 || dup2(nothing, 1) < 0) fail("cannot open /dev/null");
  execve(uplink->pasta, (char *const *)arguments, environment);
  fail("cannot start pasta");
}

// pasta goes on in a process that its first one leaves behind, and that is this process's from then on.
static pid_t adopted(void) {
  char path[64], text[64] = {0};
  snprintf(path, sizeof path, "/proc/self/task/%d/children", getpid());
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0 || read(file, text, sizeof text - 1) < 0) return 0;
  close(file);
  return (pid_t)strtol(text, 0, 10);
}

static bool is_connected(const struct uplink *uplink, pid_t sandbox, int users) {
  pid_t child = fork();
  if (child < 0) return false;
  if (child == 0) become_pasta(uplink, sandbox, users);
  int status;
  while (waitpid(child, &status, 0) < 0) {
    if (errno != EINTR) return false;
  }
  return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

static _Noreturn void keep(const struct uplink *uplink, pid_t sandbox, int lifeline, int result) {
  // What ends the program's group is to end pasta after it, by this process.
  setsid();
  const int kept[] = {lifeline, result};
  keep_descriptors(kept, 2);
  if (prctl(PR_SET_CHILD_SUBREAPER, 1)) fail("cannot take care of pasta");
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/ns/net", sandbox);
  int network = open(path, O_RDONLY | O_CLOEXEC);
  int users = network < 0 ? -1 : ioctl(network, NS_GET_USERNS);
  if (users < 0) fail("cannot find the sandbox's network");
  close(network);
  give_up_capabilities();
  if (!is_connected(uplink, sandbox, users)) _exit(1);
  close(users);
  pid_t pasta = adopted();
  int process = pasta > 0 ? (int)syscall(PIDFD_OPEN, pasta, 0) : -1;
  if (process < 0) fail("cannot find pasta");
  if (write(result, "x", 1) != 1) kill(pasta, SIGKILL);
  close(result);
  struct pollfd ends[] = {{.fd = lifeline}, {.fd = process, .events = POLLIN}};
  while (poll(ends, 2, -1) < 0 && errno == EINTR) {}
  if (ends[1].revents) {
    fputs("sotto-uplink: pasta has ended, and with it the program's network\n", stderr);
  }
  kill(pasta, SIGKILL);
  _exit(0);
}

pid_t begin_keeper(const struct uplink *uplink, pid_t sandbox, int lifeline) {
  int result[2];
  if (pipe2(result, O_CLOEXEC)) fail("cannot make a pipe");
  pid_t keeper = fork();
  if (keeper < 0) fail("cannot start another process");
  if (keeper == 0) keep(uplink, sandbox, lifeline, result[1]);
  close(result[1]);
  char byte;
  ssize_t count;
  while ((count = read(result[0], &byte, 1)) < 0 && errno == EINTR) {}
  close(result[0]);
  if (count == 1) return keeper;
  waitpid(keeper, 0, 0);
  return -1;
}
