// Memory and descriptors: what a program needs, and what would be counted by no limit.

#define _GNU_SOURCE
#include "matrix.h"

#include <fcntl.h>
#include <mqueue.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/msg.h>
#include <sys/sem.h>
#include <sys/shm.h>
#include <sys/syscall.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/timerfd.h>
#include <unistd.h>

enum { MEGABYTE = 1 << 20 };

static long mapped(size_t megabytes, int flags, int file) {
  void *memory = mmap(0, megabytes * MEGABYTE, PROT_READ | PROT_WRITE, flags, file, 0);
  if (memory == MAP_FAILED) return -1;
  return munmap(memory, megabytes * MEGABYTE);
}

static int file_in_container(off_t length) {
  char path[4096];
  snprintf(path, sizeof path, "%s/large", given("CONTAINER"));
  int file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  return file < 0 || ftruncate(file, length) ? -1 : file;
}

static long opened_all(int most) {
  int first = 0, last = 0;
  for (int i = 0; i < most; i++) {
    last = open("/dev/null", O_RDONLY | O_CLOEXEC);
    if (last < 0) break;
    if (!first) first = last;
  }
  int error = errno;
  if (first) close_range((unsigned)first, ~0u, 0);
  errno = error;
  return last;
}

// In a file of the temporary folder that is gone when closed.
static long wrote_temporary(int megabytes) {
  static char block[MEGABYTE];
  int file = open(given("TMPDIR"), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
  long result = file;
  for (int i = 0; result >= 0 && i < megabytes; i++) result = write(file, block, sizeof block);
  int error = errno;
  close(file);
  errno = error;
  return result;
}

void try_memory(void) {
  TRY("memory-100-MB", mapped(100, MAP_PRIVATE | MAP_ANONYMOUS, -1));
  TRY("memory-2-GB", mapped(2048, MAP_PRIVATE | MAP_ANONYMOUS, -1));
  TRY("mapped-file", mapped(1, MAP_SHARED, file_in_container(MEGABYTE)));
  TRY("shared-memory", mapped(1, MAP_SHARED | MAP_ANONYMOUS, -1));
  TRY("memory-file", memfd_create("memory", MFD_CLOEXEC));
  TRY("secret-memory-file", syscall(447, 0));
  TRY("system-v-memory", shmget(IPC_PRIVATE, 4096, IPC_CREAT | 0600));
  TRY("system-v-semaphores", semget(IPC_PRIVATE, 1, IPC_CREAT | 0600));
  TRY("system-v-messages", msgget(IPC_PRIVATE, IPC_CREAT | 0600));
  TRY("message-queue", mq_open("/queue", O_RDWR | O_CREAT, 0600, (struct mq_attr *)0));
  TRY("file-of-2-GB", file_in_container(2048L * MEGABYTE));
  TRY("open-200-files", opened_all(200));
  TRY("open-1000-files", opened_all(1000));
  TRY("temporary-30-MB", wrote_temporary(30));
  TRY("temporary-100-MB", wrote_temporary(100));
  TRY("event-loop", epoll_create1(EPOLL_CLOEXEC));
  TRY("event-descriptor", eventfd(0, EFD_CLOEXEC));
  TRY("timer", timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC));
}
