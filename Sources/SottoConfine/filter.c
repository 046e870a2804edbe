#define _GNU_SOURCE
#include "filter.h"

#include "confine.h"

#include <errno.h>
#include <stdbool.h>
#include <sys/prctl.h>

enum { CAPACITY = 1024 };
static struct sock_filter filter[CAPACITY];
static unsigned short length;

void append(const struct sock_filter *instructions, size_t count) {
  for (size_t i = 0; i < count; i++) {
    if (length == CAPACITY) fail("the system-call filter is too long", "");
    filter[length++] = instructions[i];
  }
}

void refuse(const int *calls, size_t count) {
  for (size_t i = 0; i < count; i++) APPEND(IF_EQUAL(calls[i], 0, 1), REFUSE);
}

// The call's number is loaded before and after.
static void decide(struct argument_rule rule, bool refuses_values) {
  uint8_t rest = (uint8_t)rule.count;
  APPEND(IF_EQUAL(rule.call, 0, rest + 4), LOAD(ARGUMENT(rule.argument)), MASK(rule.mask));
  for (; rest > 0; rest--) {
    // To the second of the two answers below when it is one of the values.
    APPEND(IF_EQUAL(rule.values[rule.count - rest], rest, 0));
  }
  if (refuses_values) {
    APPEND(ALLOW, REFUSE);
  } else {
    APPEND(REFUSE, ALLOW);
  }
}

void refuse_where(struct argument_rule rule) { decide(rule, true); }
void refuse_unless(struct argument_rule rule) { decide(rule, false); }

void enforce(void) {
  struct sock_fprog program = {.len = length, .filter = filter};
  if (prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program)) fail("cannot filter system calls", "");
}
