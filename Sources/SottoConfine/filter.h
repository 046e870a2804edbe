// A filter of system calls as it is put together. It decides on a call by its number and by its
// arguments' values; what they point to it cannot see.

#pragma once
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// Adds instructions at the end.
void append(const struct sock_filter *instructions, size_t count);
#define APPEND(...)                                   \
  do {                                                \
    const struct sock_filter added[] = {__VA_ARGS__}; \
    append(added, sizeof added / sizeof *added);      \
  } while (0)

// Refuses calls altogether.
void refuse(const int *calls, size_t count);
#define REFUSE_ALL(calls) refuse(calls, sizeof calls / sizeof *calls)

// Refuses a call by an argument, which must be (or must not be) one of some values.
struct argument_rule {
  int call, argument;
  uint32_t mask;  // these bits of it are compared
  const uint32_t *values;
  size_t count;
};
void refuse_where(struct argument_rule rule);
void refuse_unless(struct argument_rule rule);

// Filters this process from now on, and what it becomes.
void enforce(void);

// The lower half of an argument, which is all that the kernel looks at where a number is an int.
#define ARGUMENT(number) (offsetof(struct seccomp_data, args) + 8 * (number))
#define LOAD(offset) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offset)
#define LOAD_CALL LOAD(offsetof(struct seccomp_data, nr))
#define MASK(bits) BPF_STMT(BPF_ALU | BPF_AND | BPF_K, (uint32_t)(bits))
// Jumps over `then` instructions when so, over `otherwise` when not.
#define IF_EQUAL(value, then, otherwise) \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)(value), then, otherwise)
#define IF_AT_LEAST(value, then, otherwise) \
  BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, (uint32_t)(value), then, otherwise)
#define ANSWER(error) BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | (error))
// What is refused fails with "permission denied", so a program can tell.
#define REFUSE ANSWER(EACCES)
#define ALLOW BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)
#define END_PROCESS BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS)
