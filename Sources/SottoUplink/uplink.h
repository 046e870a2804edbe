// What sotto-uplink does for a sandbox before the program in it begins.

#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

// How a sandbox's network is connected.
struct uplink {
  const char *pasta;      // the program that connects it
  bool reaches_outside;   // or else nothing but the ports below
  const char *ports;      // those of this machine that it finds at its own, as "80,443", or "none"
};

// Ends with a message on standard error and a code that no program uses by chance.
_Noreturn void fail(const char *what);

// Closes all descriptors from 3 on but these.
void keep_descriptors(const int *kept, size_t count);

// Holds a text that can be read once. Returns its descriptor.
int text_descriptor(const char *text);

// Connects the network of a process, and keeps it connected until nothing holds the other end of
// `lifeline`. Returns when that is done, successfully or not, in the process that called, with the number
// of the one that takes care of it, or -1.
pid_t begin_keeper(const struct uplink *uplink, pid_t sandbox, int lifeline);
