#define _GNU_SOURCE
#include "CCrashReport.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { most_calls = 64, seconds = 2 };

static void print_call(const char *address) {
  Dl_info info;
  if (dladdr(address, &info) == 0 || info.dli_fname == NULL) return;
  const char *slash = strrchr(info.dli_fname, '/');
  char line[512];
  int length = snprintf(line, sizeof line, "  at %s+0x%zx\n",
                        slash == NULL ? info.dli_fname : slash + 1,
                        (size_t)(address - (const char *)info.dli_fbase));
  if (length > 0 && length < (int)sizeof line) (void)!write(STDERR_FILENO, line, length);
}

static void report(int number, siginfo_t *information, void *context) {
  (void)information, (void)context;
  // What is to be printed is in the heap or in the loader: where that is what broke, the process
  // must end all the same.
  signal(SIGALRM, SIG_DFL);
  alarm(seconds);
  char line[64];
  int length = snprintf(line, sizeof line, "Crashed by signal %d, in\n", number);
  (void)!write(STDERR_FILENO, line, length);
  void *calls[most_calls];
  int count = backtrace(calls, most_calls);
  // The first two are this function and the kernel's way to it. A call returns behind where it is.
  for (int index = 2; index < count; index++)
    print_call((const char *)calls[index] - (index > 2));
  raise(number);
}

void report_crashes(void) {
  // Loads now what it needs then.
  void *calls[1];
  backtrace(calls, 1);
  // A stack that is used up leaves no room to report that.
  stack_t stack = {.ss_size = 64 << 10};
  stack.ss_sp = malloc(stack.ss_size);
  if (stack.ss_sp != NULL) sigaltstack(&stack, NULL);
  struct sigaction action = {.sa_sigaction = report, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  // The second time is the end.
  action.sa_flags |= (int)SA_RESETHAND;
  sigemptyset(&action.sa_mask);
  const int crashes[] = {SIGILL, SIGTRAP, SIGSEGV, SIGABRT, SIGFPE, SIGBUS};
  for (size_t index = 0; index < sizeof crashes / sizeof *crashes; index++)
    sigaction(crashes[index], &action, NULL);
}
