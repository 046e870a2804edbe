// What is done at length: taking all there is, and outliving whoever asked.

#define _GNU_SOURCE
#include "matrix.h"

#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

static void *wait_for_ever(void *argument) {
  pause();
  return argument;
}

// Fills the container in folders within folders, and says when it is full.
void hoard_files(void) {
  static char block[1 << 20];
  if (chdir(given("CONTAINER"))) return;
  for (;;) {
    if (mkdir("deep", 0700) || chdir("deep")) break;
    for (int i = 0; i < 32; i++) {
      char name[16];
      snprintf(name, sizeof name, "%d", i);
      int file = open(name, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
      for (int j = 0; j < 4; j++) {
        if (write(file, block, sizeof block) < 0) return perror("write");
      }
      close(file);
    }
  }
  perror("mkdir");
}

// By each of its processes as much as it may be: alone more than the test's bounds, or a part of it
// by many.
void hoard_memory(void) {
  bool is_alone = false;
  for (int i = 0; i < 15 && !is_alone; i++) {
    pid_t child = fork();
    is_alone = child < 0;
    if (child == 0) break;
  }
  for (size_t i = 0; i < (is_alone ? 900 : 30); i++) {
    char *memory = mmap(0, 1 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) break;
    memset(memory, 1, 1 << 20);
  }
  wait_for_ever(0);
}

// More than it may have, and few enough that nobody else on the machine goes without, where root is
// above the kernel's limits. What waits is no load.
enum { HOARD = 1000 };

void hoard_processes(void) {
  for (int i = 0; i < HOARD; i++) {
    pid_t child = fork();
    if (child == 0) wait_for_ever(0);
    if (child < 0) {
      perror("fork");
      break;
    }
  }
  pause();
}

void hoard_threads(void) {
  pthread_attr_t small;
  pthread_attr_init(&small);
  pthread_attr_setstacksize(&small, 16 << 10);
  pthread_t thread;
  for (int i = 0; i < HOARD; i++) pthread_create(&thread, &small, wait_for_ever, 0);
  pause();
}

void flood_log(void) {
  for (int i = 0; i < 200000; i++) {
    printf("%d \033]0;title\007\033[2J \u202egnp.exe\u202c \x9b 0123456789\r\n", i);
  }
  printf("the last line, without an end");
}

static void *exec_from_thread(void *argument) {
  char *const arguments[] = {"ConfinementMatrix", "linger", 0};
  if (!getenv("EXECUTED") && !setenv("EXECUTED", "1", 1)) execv(given("PROGRAM"), arguments);
  return argument;
}

// Leaves what led to it: its parents, group, session and the wish to die with its parent. Then says so
// with a byte to descriptor 3, and holds descriptor 4. The program itself ends when descriptor 5 does.
void linger(void) {
  prctl(PR_SET_PDEATHSIG, 0);
  for (int i = 0; i < 2; i++) {
    pid_t child = fork();
    // In the last of them it goes on; the first stays, as a program at work does.
    if (child > 0 && i == 0) {
      char byte;
      read(5, &byte, 1);
    }
    if (child > 0) _exit(0);
    setsid();
    setpgid(0, 0);
  }
  for (int number = 1; number < NSIG; number++) signal(number, SIG_IGN);
  pthread_t thread;
  if (!pthread_create(&thread, 0, exec_from_thread, 0)) pthread_join(thread, 0);
  if (write(3, "x", 1) == 1) close(3);
  for (;;) pause();
}
