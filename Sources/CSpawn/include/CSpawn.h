// Functions of the C library that its Swift module hides, because it is built without _GNU_SOURCE.

#pragma once
#include <spawn.h>

int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *path);
int renameat2(int from_folder, const char *from, int to_folder, const char *to, unsigned int flags);
