#include <microhttpd.h>
#include <stdarg.h>
#include <string.h>

/* Calls of variadic functions, which Swift does not import. */

/** The settings of a daemon; `context` is passed to each of the callbacks. */
struct microhttpd_configuration {
    size_t connection_memory;
    unsigned int idle_timeout;
    MHD_AccessHandlerCallback handler;
    void *(*uri_log)(void *context, const char *uri, struct MHD_Connection *connection);
    MHD_RequestCompletedCallback completed;
    MHD_NotifyConnectionCallback connection;
    /** Called when libmicrohttpd is about to send an error of its own, with the status. */
    void (*refused)(void *context, unsigned int status);
    void *context;
};

/**
 * Receives what libmicrohttpd logs, and passes on the status of an error response.
 *
 * The text is that of version 0.9.75; other lines are for developers of libmicrohttpd.
 */
static inline void
microhttpd_receive_log(void *context, const char *format, va_list arguments)
{
    static const char refusal[] = "Error processing request (HTTP response code is %u";
    const struct microhttpd_configuration *configuration = context;
    if (strncmp(format, refusal, sizeof refusal - 1) == 0)
        configuration->refused(configuration->context, va_arg(arguments, unsigned int));
}

/**
 * Starts a daemon without a thread and without a listening socket; NULL if that fails.
 *
 * The configuration must exist as long as the daemon. Connections can be suspended; without the channel between
 * threads that libmicrohttpd would open for that, only the thread that runs the daemon may resume them.
 */
static inline struct MHD_Daemon *
microhttpd_start(const struct microhttpd_configuration *configuration)
{
    return MHD_start_daemon(
        MHD_USE_EPOLL | MHD_USE_NO_LISTEN_SOCKET | MHD_USE_ERROR_LOG
            | (MHD_ALLOW_SUSPEND_RESUME & ~MHD_USE_ITC),
        0, NULL, NULL,
        configuration->handler, configuration->context,
        MHD_OPTION_EXTERNAL_LOGGER, microhttpd_receive_log, configuration,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, configuration->connection_memory,
        /* The server counts connections itself: libmicrohttpd would stop accepting in silence. */
        MHD_OPTION_CONNECTION_LIMIT, 1u << 30,
        MHD_OPTION_CONNECTION_TIMEOUT, configuration->idle_timeout,
        MHD_OPTION_URI_LOG_CALLBACK, configuration->uri_log, configuration->context,
        MHD_OPTION_NOTIFY_COMPLETED, configuration->completed, configuration->context,
        MHD_OPTION_NOTIFY_CONNECTION, configuration->connection, configuration->context,
        MHD_OPTION_SIGPIPE_HANDLED_BY_APP, 1,
        MHD_OPTION_END);
}

/** Returns the descriptor that is readable when the daemon has work, or -1. */
static inline int
microhttpd_epoll_descriptor(struct MHD_Daemon *daemon)
{
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_EPOLL_FD);
    return info == NULL ? -1 : info->epoll_fd;
}

/** Returns the object that was stored with a connection, or NULL. */
static inline void *
microhttpd_context(struct MHD_Connection *connection)
{
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    return info == NULL ? NULL : info->socket_context;
}

/** Returns the size of the header of the current request, or 0 before it is complete. */
static inline size_t
microhttpd_header_size(struct MHD_Connection *connection)
{
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
    return info == NULL ? 0 : info->header_size;
}

/** Returns whether a response has been queued on a connection. */
static inline int
microhttpd_has_response(struct MHD_Connection *connection)
{
    return MHD_get_connection_info(connection, MHD_CONNECTION_INFO_HTTP_STATUS) != NULL;
}

/** Creates a response without a length and without a body, which ends its connection; NULL without memory. */
static inline struct MHD_Response *
microhttpd_create_response_of_unknown_length(MHD_ContentReaderCallback reader)
{
    struct MHD_Response *response =
        MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, 1, reader, NULL, NULL);
    /* Otherwise the response has an empty chunked body, even where HTTP forbids a body. */
    if (response != NULL)
        MHD_set_response_options(response, MHD_RF_HTTP_1_0_COMPATIBLE_STRICT, MHD_RO_END);
    return response;
}
