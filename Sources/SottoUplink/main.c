// sotto-uplink --pasta PATH [--outside] [--ports LIST] [--resolver TEXT] -- BWRAP [ARGUMENT]...
//
// Starts bubblewrap with a network of the sandbox's own, and pasta beside it, which connects that network:
// to what is outside of this machine, and to single ports of it. The program in the sandbox begins when
// that is done, and not at all when it cannot be. This program ends as bubblewrap does, and pasta with it,
// however that comes about.

#define _GNU_SOURCE
#include "uplink.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

static const int FAILURE = 125;

_Noreturn void fail(const char *what) {
  fprintf(stderr, "sotto-uplink: %s%s%s\n", what, errno ? ": " : "", errno ? strerror(errno) : "");
  exit(FAILURE);
}

// Both ends belong to this process alone, until one is handed on.
static void make_pipe(int ends[2]) {
  if (pipe2(ends, O_CLOEXEC)) fail("cannot make a pipe");
}

struct sandbox {
  pid_t process;  // bubblewrap's
  int told;       // it says here which process the sandbox's first is
  int go;         // and lets that go on when it is told to here
};

static void become_bubblewrap(char **command, int count, int information, int blocked, int resolver) {
  char numbers[3][16];
  const int descriptors[] = {information, blocked, resolver};
  for (int i = 0; i < 3; i++) {
    snprintf(numbers[i], sizeof numbers[i], "%d", descriptors[i]);
    if (descriptors[i] >= 0) fcntl(descriptors[i], F_SETFD, 0);
  }
  char **arguments = calloc((size_t)count + 8, sizeof *arguments);
  if (!arguments) fail("no memory");
  char *added[] = {"--info-fd", numbers[0], "--block-fd", numbers[1], "--ro-bind-data", numbers[2],
                   "/etc/resolv.conf"};
  size_t length = resolver < 0 ? 4 : 7;
  arguments[0] = command[0];
  memcpy(arguments + 1, added, length * sizeof *added);
  memcpy(arguments + 1 + length, command + 1, (size_t)(count - 1) * sizeof *arguments);
  execv(command[0], arguments);
  fail("cannot start bubblewrap");
}

static struct sandbox begin_sandbox(char **command, int count, const char *resolver) {
  int information[2], blocked[2];
  make_pipe(information);
  make_pipe(blocked);
  int text = resolver ? text_descriptor(resolver) : -1;
  pid_t parent = getpid(), child = fork();
  if (child < 0) fail("cannot start another process");
  if (child == 0) {
    if (prctl(PR_SET_PDEATHSIG, SIGKILL) || getppid() != parent) _exit(FAILURE);
    become_bubblewrap(command, count, information[1], blocked[0], text);
  }
  // What the program in the sandbox is given is nobody else's from here on.
  const int kept[] = {information[0], blocked[1]};
  keep_descriptors(kept, 2);
  return (struct sandbox){child, information[0], blocked[1]};
}

// The number of the sandbox's first process; 0 where bubblewrap has ended without one.
static pid_t first_process(int told) {
  char text[4096];
  size_t length = 0;
  ssize_t count = 1;
  while (length < sizeof text - 1 && !memchr(text, '}', length) && count > 0) {
    count = read(told, text + length, sizeof text - 1 - length);
    if (count > 0) length += (size_t)count;
    if (count < 0 && errno == EINTR) count = 1;
  }
  text[length] = 0;
  static const char name[] = "\"child-pid\":";
  const char *found = strstr(text, name);
  return found ? (pid_t)strtol(found + sizeof name - 1, 0, 10) : 0;
}

static int exit_code(pid_t process) {
  int status;
  while (waitpid(process, &status, 0) < 0) {
    if (errno != EINTR) fail("cannot wait for bubblewrap");
  }
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

int main(int count, char **arguments) {
  pid_t parent = getppid();
  if (prctl(PR_SET_PDEATHSIG, SIGKILL)) fail("cannot follow the parent's end");
  if (getppid() != parent) return FAILURE;

  struct uplink uplink = {.ports = "none"};
  const char *resolver = NULL;
  int next = 1;
  for (; next < count && strcmp(arguments[next], "--"); next++) {
    const char *option = arguments[next];
    if (!strcmp(option, "--outside")) {
      uplink.reaches_outside = true;
    } else if (next + 1 < count && !strcmp(option, "--pasta")) {
      uplink.pasta = arguments[++next];
    } else if (next + 1 < count && !strcmp(option, "--ports")) {
      uplink.ports = arguments[++next];
    } else if (next + 1 < count && !strcmp(option, "--resolver")) {
      resolver = arguments[++next];
    } else {
      errno = 0;
      fail("unknown or incomplete option");
    }
  }
  errno = 0;
  if (!uplink.pasta || next + 1 >= count) fail("no --pasta, or no program after --");

  struct sandbox sandbox = begin_sandbox(arguments + next + 1, count - next - 1, resolver);
  pid_t first = first_process(sandbox.told);
  if (first <= 0) return exit_code(sandbox.process);
  int lifeline[2];
  make_pipe(lifeline);
  pid_t keeper = begin_keeper(&uplink, first, lifeline[0]);
  if (keeper < 0) {
    kill(sandbox.process, SIGKILL);
    exit_code(sandbox.process);
    errno = 0;
    fail("the network was not connected and the program not started");
  }
  close(lifeline[0]);
  if (write(sandbox.go, "x", 1) != 1) fail("cannot let the program begin");
  close(sandbox.go);
  int code = exit_code(sandbox.process);
  close(lifeline[1]);
  waitpid(keeper, 0, 0);
  return code;
}
