// What a desktop is told by the session bus, through systemd's library, which is loaded when it is first
// needed: where it is not installed everything else works.

#pragma once
#include <stddef.h>

// Shows a notification (org.freedesktop.Notifications.Notify).
//
// Returns 0, or a negative errno: -ENOSYS where the library is not here, -ENOENT or -ENOMEDIUM where no bus
// or no desktop is. Waits for the desktop for a second at most.
int show_on_desktop(const char *app, const char *summary, const char *body);
