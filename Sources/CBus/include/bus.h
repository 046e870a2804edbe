// systemd's client of D-Bus, sd-bus, which is loaded when it is first needed: where it is not
// installed everything else works. Its headers are not needed to build Sotto.

#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
// The C library's module for Swift leaves it out.
#include <sys/eventfd.h>

#pragma clang assume_nonnull begin

typedef struct sd_bus sd_bus;
typedef struct sd_bus_message sd_bus_message;

// As sd-bus has it.
struct bus_error {
  const char *_Nullable name;
  const char *_Nullable message;
  int need_free;
};

// The functions of sd-bus, by their names without `sd_bus_`. All are to be called on one thread for one
// connection; those that return `int` return a negative errno when they fail.
struct bus_library {
  // A connection.
  int (*new)(sd_bus *_Nullable *_Nonnull bus);
  int (*set_address)(sd_bus *bus, const char *address);
  int (*set_bus_client)(sd_bus *bus, int is_client);
  int (*start)(sd_bus *bus);
  int (*get_unique_name)(sd_bus *bus, const char *_Nullable *_Nonnull name);
  int (*get_fd)(sd_bus *bus);
  int (*get_events)(sd_bus *bus);
  int (*get_timeout)(sd_bus *bus, uint64_t *microseconds);
  int (*process)(sd_bus *bus, sd_bus_message *_Nullable *_Nonnull message);
  int (*send)(sd_bus *bus, sd_bus_message *message, uint64_t *_Nullable cookie);
  sd_bus *_Nullable (*_Nonnull flush_close_unref)(sd_bus *bus);

  // A message and where it goes.
  int (*message_new_method_call)(sd_bus *bus, sd_bus_message *_Nullable *_Nonnull message,
                                 const char *destination, const char *path,
                                 const char *_Nullable interface, const char *member);
  int (*message_new_method_return)(sd_bus_message *call,
                                   sd_bus_message *_Nullable *_Nonnull message);
  int (*message_new_method_error)(sd_bus_message *call, sd_bus_message *_Nullable *_Nonnull message,
                                  const struct bus_error *error);
  int (*message_new_signal)(sd_bus *bus, sd_bus_message *_Nullable *_Nonnull message,
                            const char *path, const char *interface, const char *member);
  int (*message_get_type)(sd_bus_message *message, uint8_t *type);
  int (*message_get_reply_cookie)(sd_bus_message *message, uint64_t *cookie);
  int (*message_get_expect_reply)(sd_bus_message *message);
  const char *_Nullable (*_Nonnull message_get_sender)(sd_bus_message *message);
  const char *_Nullable (*_Nonnull message_get_path)(sd_bus_message *message);
  const char *_Nullable (*_Nonnull message_get_interface)(sd_bus_message *message);
  const char *_Nullable (*_Nonnull message_get_member)(sd_bus_message *message);
  const struct bus_error *_Nullable (*_Nonnull message_get_error)(sd_bus_message *message);
  sd_bus_message *_Nullable (*_Nonnull message_unref)(sd_bus_message *message);

  // What it says.
  int (*message_append_basic)(sd_bus_message *message, char type, const void *value);
  int (*message_open_container)(sd_bus_message *message, char type, const char *contents);
  int (*message_close_container)(sd_bus_message *message);
  int (*message_peek_type)(sd_bus_message *message, char *_Nullable type,
                           const char *_Nullable *_Nullable contents);
  int (*message_read_basic)(sd_bus_message *message, char type, void *value);
  int (*message_enter_container)(sd_bus_message *message, char type,
                                 const char *_Nullable contents);
  int (*message_exit_container)(sd_bus_message *message);
  int (*message_skip)(sd_bus_message *message, const char *_Nullable types);
};

// The library; a null pointer where it is not installed. To be called once, by one thread.
const struct bus_library *_Nullable bus_library(void);

#pragma clang assume_nonnull end
