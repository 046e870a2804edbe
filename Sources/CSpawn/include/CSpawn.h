// Functions of the C library that its Swift module hides, because it is built without _GNU_SOURCE.

#pragma once
#include <spawn.h>
#include <stddef.h>
#include <sys/types.h>

int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *path);
int pipe2(int ends[2], int flags);
int renameat2(int from_folder, const char *from, int to_folder, const char *to, unsigned int flags);
extern const int open_path_only;  // O_PATH

// And calls of the system that it has no function for; they return -1 and set errno like those.

// A descriptor that can be read when the process has ended.
int process_descriptor(pid_t process);
// Memory of a length that stays, to be shared with a process: nobody can fill more with it.
int shared_memory(size_t length);
// Which Landlock the kernel has.
int landlock_version(void);

// Opens what lies beneath a folder, for whose contents nobody vouches: no way leads out of it, by a
// link or otherwise (then the call fails with EXDEV or ELOOP), and a FIFO does not make it wait. The
// kernel follows the links that stay inside; where it is too old for that, none is followed.
int open_beneath(int folder, const char *path, int flags);

// The same without the kernel's help: a folder at a time, following no link.
int open_beneath_by_steps(int folder, const char *path, int flags);
