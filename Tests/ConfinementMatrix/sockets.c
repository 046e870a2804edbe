// Sockets: the one pair a program needs, and the services it must not reach.

#define _GNU_SOURCE
#include "matrix.h"

#include <arpa/inet.h>
#include <linux/netlink.h>
#include <netinet/in.h>
#include <stddef.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

// A name that begins with "@" is abstract.
static struct sockaddr_un local(const char *name, socklen_t *length) {
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  strncpy(address.sun_path, name, sizeof address.sun_path - 1);
  *length = offsetof(struct sockaddr_un, sun_path) + strlen(address.sun_path);
  if (*name == '@') address.sun_path[0] = 0;
  return address;
}

static long connected(int type, const char *name) {
  socklen_t length;
  struct sockaddr_un address = local(name, &length);
  int socket_end = socket(AF_UNIX, type, 0);
  return socket_end < 0 ? -1 : connect(socket_end, (struct sockaddr *)&address, length);
}

// A datagram pair needs no call of socket, and may be pointed elsewhere.
static long pair_sent(const char *name) {
  int ends[2];
  socklen_t length;
  struct sockaddr_un address = local(name, &length);
  if (socketpair(AF_UNIX, SOCK_DGRAM, 0, ends)) return -1;
  return sendto(ends[0], "x", 1, 0, (struct sockaddr *)&address, length);
}

static long stream_pair_turned(const char *name) {
  int ends[2];
  socklen_t length;
  struct sockaddr_un address = local(name, &length);
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends)) return -1;
  close(ends[1]);
  return connect(ends[0], (struct sockaddr *)&address, length);
}

static long loopback(int port) {
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  int end = socket(AF_INET, SOCK_STREAM, 0);
  return end < 0 ? -1 : connect(end, (struct sockaddr *)&address, sizeof address);
}

void try_sockets(void) {
  int ends[2];
  TRY("stream-pair", socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends));
  TRY("packet-pair", socketpair(AF_UNIX, SOCK_SEQPACKET, 0, ends));
  TRY("datagram-pair", socketpair(AF_UNIX, SOCK_DGRAM, 0, ends));
  TRY("raw-pair", socketpair(AF_UNIX, SOCK_RAW, 0, ends));
  TRY("other-pair", socketpair(AF_TIPC, SOCK_STREAM, 0, ends));
  TRY("datagram-pair-to-service", pair_sent(given("DATAGRAMS")));
  TRY("stream-pair-to-service", stream_pair_turned(given("STREAMS")));
  TRY("service-by-path", connected(SOCK_STREAM, given("STREAMS")));
  TRY("datagram-service-by-path", connected(SOCK_DGRAM, given("DATAGRAMS")));
  TRY("service-by-abstract-name", connected(SOCK_STREAM, given("ABSTRACT")));
  TRY("internet-socket", socket(AF_INET, SOCK_STREAM, 0));
  TRY("internet-socket-6", socket(AF_INET6, SOCK_DGRAM, 0));
  TRY("connect-to-this-computer", loopback(given_number("PORT")));
  TRY("interfaces-socket", socket(AF_NETLINK, SOCK_RAW, NETLINK_ROUTE));
  TRY("device-events-socket", socket(AF_NETLINK, SOCK_RAW, NETLINK_KOBJECT_UEVENT));
  TRY("packet-socket", socket(AF_PACKET, SOCK_RAW, 0));
  TRY("machine-socket", socket(AF_VSOCK, SOCK_STREAM, 0));
  TRY("crypto-socket", socket(AF_ALG, SOCK_SEQPACKET, 0));
  TRY("bluetooth-socket", socket(AF_BLUETOOTH, SOCK_RAW, 0));
}
