// ConfinementMatrix: tries everything that a sandbox is to refuse or to leave, a line each.
// ConfinementMatrix NAME: does one thing that ends only when it is kept from it.

#define _GNU_SOURCE
#include "matrix.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void report(const char *name, long result) {
  printf("%s %s\n", name, result >= 0 ? "ok" : strerrorname_np(errno));
  // What comes next may end the process.
  fflush(stdout);
}

const char *given(const char *name) {
  const char *value = getenv(name);
  return value ? value : "/not-given";
}

int given_number(const char *name) { return atoi(given(name)); }

int main(int count, char **arguments) {
  static const struct {
    const char *name;
    void (*run)(void);
  } deeds[] = {
      {"files", hoard_files},     {"memory", hoard_memory}, {"processes", hoard_processes},
      {"threads", hoard_threads}, {"log", flood_log},       {"linger", linger},
  };
  for (size_t i = 0; count > 1 && i < sizeof deeds / sizeof *deeds; i++) {
    if (!strcmp(arguments[1], deeds[i].name)) deeds[i].run();
  }
  if (count > 1) return 0;

  // A file that grows too large ends a process that does not ask to be told.
  signal(SIGXFSZ, SIG_IGN);
  // So does what it is told of a folder that it watches.
  signal(SIGIO, SIG_IGN);
  try_namespaces();
  try_files();
  try_processes();
  try_sockets();
  try_memory();
  try_kernel();
}
