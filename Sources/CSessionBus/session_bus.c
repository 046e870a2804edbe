#include "session_bus.h"

#include <dlfcn.h>
#include <errno.h>
#include <stdbool.h>
#include <stdint.h>

// As <systemd/sd-bus.h> declares them. The headers are not needed to build Sotto.
typedef struct sd_bus sd_bus;
typedef struct sd_bus_message sd_bus_message;

static struct {
  int (*open_user)(sd_bus **bus);
  int (*set_method_call_timeout)(sd_bus *bus, uint64_t microseconds);
  int (*call_method)(sd_bus *bus, const char *destination, const char *path, const char *interface,
                     const char *member, void *error, sd_bus_message **reply, const char *types, ...);
  sd_bus *(*flush_close_unref)(sd_bus *bus);
} library;

static bool load(void) {
  if (library.flush_close_unref) return true;
  void *handle = dlopen("libsystemd.so.0", RTLD_NOW);
  if (!handle) return false;
  *(void **)&library.open_user = dlsym(handle, "sd_bus_open_user");
  *(void **)&library.set_method_call_timeout = dlsym(handle, "sd_bus_set_method_call_timeout");
  *(void **)&library.call_method = dlsym(handle, "sd_bus_call_method");
  *(void **)&library.flush_close_unref = dlsym(handle, "sd_bus_flush_close_unref");
  return library.open_user && library.set_method_call_timeout && library.call_method &&
         library.flush_close_unref;
}

int show_on_desktop(const char *app, const char *summary, const char *body) {
  if (!load()) return -ENOSYS;
  sd_bus *bus = NULL;
  int result = library.open_user(&bus);
  if (result < 0) return result;
  library.set_method_call_timeout(bus, 1000000);
  // The name, what it replaces, an icon, two texts, no actions, no hints, the desktop's own duration.
  result = library.call_method(
      bus, "org.freedesktop.Notifications", "/org/freedesktop/Notifications",
      "org.freedesktop.Notifications", "Notify", NULL, NULL, "susssasa{sv}i", app, (uint32_t)0, "",
      summary, body, (unsigned)0, (unsigned)0, (int32_t)-1);
  library.flush_close_unref(bus);
  return result < 0 ? result : 0;
}
