// The kernel's event poll, which the C library's module for Swift leaves out.
#include <sys/epoll.h>
#include <sys/eventfd.h>
