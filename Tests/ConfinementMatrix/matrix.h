// Attempts of a confined program, each at one thing.

#pragma once
#include <errno.h>

// Prints the row's name and what came of it: "ok" or the name of the system's error.
void report(const char *name, long result);
#define TRY(name, call) report(name, (errno = 0, (long)(call)))

// A value that the test hands over, such as the path of a file outside.
const char *given(const char *name);
int given_number(const char *name);

void try_files(void);
void try_kernel(void);
void try_memory(void);
void try_namespaces(void);
void try_processes(void);
void try_sockets(void);

// Take as much as they can get, or stay when they should not; these return when they are kept from it.
void hoard_files(void);
void hoard_memory(void);
void hoard_processes(void);
void hoard_threads(void);
void flood_log(void);
void linger(void);
