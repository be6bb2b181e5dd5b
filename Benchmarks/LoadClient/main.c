/* Sends requests to an HTTP server on 127.0.0.1 over kept connections, and measures the responses by class of request.
 *
 * Usage: LoadClient PORT SECONDS CONNECTIONS SEED STATUS FIELDS (WEIGHT TARGET)...
 * Each connection has one request under way, of a class that is chosen at random by the weights. In a target, {} stands
 * for a text that differs in each request, and in each run with another seed. FIELDS are lines of the header, or empty.
 * Every response must have the status and a Content-Length. The result is one line of JSON: the seconds, and for each
 * class the number of responses in that time and the percentiles of all latencies in microseconds.
 *
 * wrk, by comparison, neither takes a 304 with a Content-Length nor tells the latencies of two classes apart.
 */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <inttypes.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

struct class {
    double weight;
    const char *target;
    size_t count;
    /* The latencies in microseconds. */
    uint32_t *latencies;
    size_t latency_count, latency_capacity;
};

struct connection {
    int socket;
    struct class *class;
    int64_t start;
    /* The number of bytes of the body that are still to come; -1 before the end of the header. */
    int64_t rest;
    char header[16384];
    size_t header_size;
};

static struct class *classes;
static int class_count;
static double total_weight;
static const char *seed, *fields;
static int status;
static uint64_t random_state = 88172645463325252;
static uint64_t request_count;

static void
fail(const char *message)
{
    fprintf(stderr, "LoadClient: %s\n", message);
    exit(1);
}

/* The monotonic clock in nanoseconds. */
static int64_t
now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * INT64_C(1000000000) + time.tv_nsec;
}

/* A number from 0 up to 1 (xorshift64). */
static double
random_number(void)
{
    random_state ^= random_state << 13;
    random_state ^= random_state >> 7;
    random_state ^= random_state << 17;
    return (double)(random_state >> 11) / (double)(UINT64_C(1) << 53);
}

static struct class *
random_class(void)
{
    double number = random_number() * total_weight;
    for (int index = 0; index < class_count - 1; index++) {
        if (number < classes[index].weight)
            return &classes[index];
        number -= classes[index].weight;
    }
    return &classes[class_count - 1];
}

static void
send_request(struct connection *connection)
{
    struct class *class = random_class();
    const char *mark = strstr(class->target, "{}");
    char request[4096];
    int size = mark == NULL
        ? snprintf(request, sizeof request, "GET %s HTTP/1.1\r\nHost: localhost\r\n%s\r\n", class->target, fields)
        : snprintf(request, sizeof request, "GET %.*s%sx%" PRIu64 "%s HTTP/1.1\r\nHost: localhost\r\n%s\r\n",
                   (int)(mark - class->target), class->target, seed, request_count, mark + 2, fields);
    request_count++;
    connection->class = class;
    connection->rest = -1;
    connection->header_size = 0;
    connection->start = now();
    if (size >= (int)sizeof request || send(connection->socket, request, (size_t)size, MSG_NOSIGNAL) != size)
        fail("a request cannot be sent");
}

static void
add_latency(struct class *class, int64_t nanoseconds)
{
    if (class->latency_count == class->latency_capacity) {
        class->latency_capacity = class->latency_capacity * 2 + 1024;
        class->latencies = realloc(class->latencies, class->latency_capacity * sizeof *class->latencies);
        if (class->latencies == NULL)
            fail("there is no memory");
    }
    class->latencies[class->latency_count++] = (uint32_t)(nanoseconds / 1000);
}

/* Reads the header, and sets the number of bytes that follow it; returns false if it is not complete. */
static int
read_header(struct connection *connection)
{
    char *start = connection->header;
    char *end = memmem(start, connection->header_size, "\r\n\r\n", 4);
    if (end == NULL) {
        if (connection->header_size == sizeof connection->header)
            fail("a header is too long");
        return 0;
    }
    *end = 0;
    if (strncmp(start, "HTTP/1.1 ", 9) != 0 || atoi(start + 9) != status) {
        fprintf(stderr, "LoadClient: %s: not %d, but\n%s\n", connection->class->target, status, start);
        exit(1);
    }
    if (status == 304) {
        connection->rest = 0;
        return 1;
    }
    const char *length = strcasestr(start, "\r\nContent-Length:");
    if (length == NULL)
        fail("a response has no length");
    connection->rest = atoll(length + 17) - (start + connection->header_size - (end + 4));
    return 1;
}

/* Reads what has arrived; returns whether the response is complete. */
static int
receive(struct connection *connection)
{
    static char body[1 << 16];
    int is_header = connection->rest < 0;
    ssize_t size = is_header
        ? recv(connection->socket, connection->header + connection->header_size,
               sizeof connection->header - connection->header_size, MSG_DONTWAIT)
        : recv(connection->socket, body, sizeof body, MSG_DONTWAIT);
    if (size < 0 && (errno == EAGAIN || errno == EINTR))
        return 0;
    if (size <= 0)
        fail("the server has closed a connection");
    if (is_header) {
        connection->header_size += (size_t)size;
        if (!read_header(connection))
            return 0;
    } else
        connection->rest -= size;
    if (connection->rest < 0)
        fail("a response is longer than it says");
    return connection->rest == 0;
}

static void
open_connection(struct connection *connection, int port, int poll)
{
    struct sockaddr_in address = {
        .sin_family = AF_INET, .sin_port = htons((uint16_t)port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    int on = 1;
    connection->socket = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (connect(connection->socket, (struct sockaddr *)&address, sizeof address) != 0)
        fail("the server does not accept a connection");
    setsockopt(connection->socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = connection};
    epoll_ctl(poll, EPOLL_CTL_ADD, connection->socket, &event);
}

/* Sends requests until the deadline, then waits for the remaining responses. */
static void
run(struct connection *connections, int count, int poll, int64_t deadline)
{
    int under_way = count;
    for (int index = 0; index < count; index++)
        send_request(&connections[index]);
    while (under_way > 0) {
        struct epoll_event events[64];
        int ready = epoll_wait(poll, events, 64, 10000);
        if (ready == 0)
            fail("the server has not responded for ten seconds");
        for (int index = 0; index < ready; index++) {
            struct connection *connection = events[index].data.ptr;
            if (!receive(connection))
                continue;
            int64_t time = now();
            add_latency(connection->class, time - connection->start);
            if (time < deadline) {
                connection->class->count++;
                send_request(connection);
            } else
                under_way--;
        }
    }
}

static int
compare_latencies(const void *first, const void *second)
{
    uint32_t a = *(const uint32_t *)first, b = *(const uint32_t *)second;
    return (a > b) - (a < b);
}

/* The latency that a share of the requests of a class does not exceed. */
static uint32_t
percentile(const struct class *class, double share)
{
    if (class->latency_count == 0)
        return 0;
    return class->latencies[(size_t)(share * (double)(class->latency_count - 1))];
}

int
main(int argument_count, char **arguments)
{
    if (argument_count < 9 || argument_count % 2 == 0)
        fail("usage: LoadClient PORT SECONDS CONNECTIONS SEED STATUS FIELDS (WEIGHT TARGET)...");
    int port = atoi(arguments[1]);
    double seconds = atof(arguments[2]);
    int count = atoi(arguments[3]);
    seed = arguments[4];
    status = atoi(arguments[5]);
    fields = arguments[6];
    class_count = (argument_count - 7) / 2;
    classes = calloc((size_t)class_count, sizeof *classes);
    struct connection *connections = calloc((size_t)count, sizeof *connections);
    if (classes == NULL || connections == NULL)
        fail("there is no memory");
    for (int index = 0; index < class_count; index++) {
        classes[index].weight = atof(arguments[7 + 2 * index]);
        classes[index].target = arguments[8 + 2 * index];
        total_weight += classes[index].weight;
    }

    int poll = epoll_create1(EPOLL_CLOEXEC);
    for (int index = 0; index < count; index++)
        open_connection(&connections[index], port, poll);
    run(connections, count, poll, now() + (int64_t)(seconds * 1e9));

    printf("{\"seconds\": %f, \"classes\": [", seconds);
    for (int index = 0; index < class_count; index++) {
        struct class *class = &classes[index];
        qsort(class->latencies, class->latency_count, sizeof *class->latencies, compare_latencies);
        printf("%s{\"count\": %zu, \"p50\": %" PRIu32 ", \"p99\": %" PRIu32 "}", index == 0 ? "" : ", ",
               class->count, percentile(class, 0.5), percentile(class, 0.99));
    }
    printf("]}\n");
    return 0;
}
