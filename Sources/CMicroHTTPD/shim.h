#include <microhttpd.h>

/* Calls of variadic functions, which Swift does not import. */

/** The settings of a daemon; `context` is passed to each of the callbacks. */
struct microhttpd_configuration {
    int listen_socket;
    size_t connection_memory;
    unsigned int connection_limit;
    unsigned int idle_timeout;
    MHD_AccessHandlerCallback handler;
    void *(*uri_log)(void *context, const char *uri, struct MHD_Connection *connection);
    MHD_RequestCompletedCallback completed;
    MHD_NotifyConnectionCallback connection;
    void *context;
};

/** Starts a daemon without a thread of its own; NULL if that fails. */
static inline struct MHD_Daemon *
microhttpd_start(const struct microhttpd_configuration *configuration)
{
    return MHD_start_daemon(
        MHD_USE_EPOLL, 0, NULL, NULL,
        configuration->handler, configuration->context,
        MHD_OPTION_LISTEN_SOCKET, configuration->listen_socket,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, configuration->connection_memory,
        MHD_OPTION_CONNECTION_LIMIT, configuration->connection_limit,
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

/** Returns the socket of a connection, or -1. */
static inline int
microhttpd_socket(struct MHD_Connection *connection)
{
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info == NULL ? -1 : info->connect_fd;
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
