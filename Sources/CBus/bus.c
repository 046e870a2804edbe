#include "bus.h"

#include <dlfcn.h>

static struct bus_library library;

#define LOAD(function) \
  (*(void **)(void *)&library.function = dlsym(handle, "sd_bus_" #function)) != NULL

const struct bus_library *bus_library(void) {
  void *handle = dlopen("libsystemd.so.0", RTLD_NOW);
  if (!handle) return NULL;
  bool is_whole =
      LOAD(new) && LOAD(set_address) && LOAD(set_bus_client) && LOAD(start) &&
      LOAD(get_unique_name) && LOAD(get_fd) && LOAD(get_events) && LOAD(get_timeout) &&
      LOAD(process) && LOAD(send) && LOAD(flush_close_unref) && LOAD(message_new_method_call) &&
      LOAD(message_new_method_return) && LOAD(message_new_method_error) &&
      LOAD(message_new_signal) && LOAD(message_get_type) && LOAD(message_get_reply_cookie) &&
      LOAD(message_get_expect_reply) && LOAD(message_get_sender) && LOAD(message_get_path) &&
      LOAD(message_get_interface) && LOAD(message_get_member) && LOAD(message_get_error) &&
      LOAD(message_unref) && LOAD(message_append_basic) && LOAD(message_open_container) &&
      LOAD(message_close_container) && LOAD(message_peek_type) && LOAD(message_read_basic) &&
      LOAD(message_enter_container) && LOAD(message_exit_container) && LOAD(message_skip);
  return is_whole ? &library : NULL;
}
