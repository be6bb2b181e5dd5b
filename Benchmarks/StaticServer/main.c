/* Serves one file from memory with libmicrohttpd and nothing else: how fast a service on that library can be.
 *
 * Usage: StaticServer FILE
 * It listens on a free port of 127.0.0.1, prints the port, and serves the file at every path on one thread, until
 * SIGTERM. A request whose If-None-Match is the entity tag of the file gets a 304.
 */
#include <arpa/inet.h>
#include <microhttpd.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char entity_tag[] = "\"0123456789abcdef\"";

/* The responses are not changed after the start, and one thread queues them. */
static struct MHD_Response *picture;

static enum MHD_Result
respond(void *context, struct MHD_Connection *connection, const char *path, const char *method, const char *version,
        const char *upload, size_t *upload_size, void **state)
{
    static int has_fields;
    (void)context, (void)path, (void)version, (void)upload, (void)upload_size;
    /* The first call comes before the body; a response at that time would close the connection. */
    if (*state == NULL) {
        *state = &has_fields;
        return MHD_YES;
    }
    if (strcmp(method, MHD_HTTP_METHOD_GET) != 0)
        return MHD_NO;
    const char *tag = MHD_lookup_connection_value(connection, MHD_HEADER_KIND, MHD_HTTP_HEADER_IF_NONE_MATCH);
    unsigned int status = tag != NULL && strcmp(tag, entity_tag) == 0 ? MHD_HTTP_NOT_MODIFIED : MHD_HTTP_OK;
    return MHD_queue_response(connection, status, picture);
}

/* Creates the response that consists of a file; NULL if the file cannot be read. */
static struct MHD_Response *
read_picture(const char *path)
{
    FILE *file = fopen(path, "rb");
    if (file == NULL || fseek(file, 0, SEEK_END) != 0)
        return NULL;
    long size = ftell(file);
    rewind(file);
    char *content = size > 0 ? malloc((size_t)size) : NULL;
    if (content == NULL || fread(content, 1, (size_t)size, file) != (size_t)size)
        return NULL;
    fclose(file);
    return MHD_create_response_from_buffer((size_t)size, content, MHD_RESPMEM_MUST_FREE);
}

int
main(int count, char **arguments)
{
    if (count != 2 || (picture = read_picture(arguments[1])) == NULL) {
        fprintf(stderr, "usage: StaticServer FILE\n");
        return 2;
    }
    MHD_add_response_header(picture, MHD_HTTP_HEADER_CONTENT_TYPE, "image/svg+xml; charset=utf-8");
    MHD_add_response_header(picture, MHD_HTTP_HEADER_ETAG, entity_tag);
    MHD_add_response_header(picture, MHD_HTTP_HEADER_CACHE_CONTROL, "public, max-age=3600");

    sigset_t stop;
    sigemptyset(&stop);
    sigaddset(&stop, SIGTERM);
    sigprocmask(SIG_BLOCK, &stop, NULL);
    signal(SIGPIPE, SIG_IGN);

    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    struct MHD_Daemon *daemon = MHD_start_daemon(
        MHD_USE_EPOLL_INTERNAL_THREAD, 0, NULL, NULL, respond, NULL,
        MHD_OPTION_SOCK_ADDR, (struct sockaddr *)&address,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)32768,
        MHD_OPTION_END);
    if (daemon == NULL) {
        perror("StaticServer");
        return 1;
    }
    printf("%u\n", MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT)->port);
    fflush(stdout);

    int number;
    sigwait(&stop, &number);
    MHD_stop_daemon(daemon);
    MHD_destroy_response(picture);
    return 0;
}
