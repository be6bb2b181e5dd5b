/* Not POSIX: clone with CLONE_PARENT. */
#define _GNU_SOURCE

#include "fork_server.h"
#include "limits.h"

#include <errno.h>
#include <sched.h>
#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

/* A message with two descriptors. */
struct request {
    struct content {
        struct confined_process_limits limits;
        /* The “nice” value of the thread that asks. */
        int32_t niceness;
    } content;
    struct iovec part;
    _Alignas(struct cmsghdr) char control[CMSG_SPACE(2 * sizeof(int))];
    struct msghdr message;
};

static void
prepare(struct request *request)
{
    request->part.iov_base = &request->content;
    request->part.iov_len = sizeof request->content;
    request->message.msg_iov = &request->part;
    request->message.msg_iovlen = 1;
    request->message.msg_control = request->control;
    request->message.msg_controllen = sizeof request->control;
}

int
fork_server_request(int server, int input, int output, const struct confined_process_limits *limits)
{
    const int streams[2] = {input, output};
    struct request request = {.content = {*limits, getpriority(PRIO_PROCESS, 0)}};
    struct cmsghdr *header;
    prepare(&request);
    header = CMSG_FIRSTHDR(&request.message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof streams);
    memcpy(CMSG_DATA(header), streams, sizeof streams);
    return sendmsg(server, &request.message, MSG_DONTWAIT | MSG_NOSIGNAL) == sizeof request.content ? 0 : -1;
}

/* Receives a request; returns 1, 0 at the end, and -1 if it is none. */
static int
receive(struct request *request, int streams[2])
{
    struct cmsghdr *header;
    ssize_t count;
    prepare(request);
    do
        count = recvmsg(STDIN_FILENO, &request->message, MSG_WAITALL);
    while (count < 0 && errno == EINTR);
    if (count == 0)
        return 0;
    header = CMSG_FIRSTHDR(&request->message);
    if (count != sizeof request->content || header == NULL || header->cmsg_type != SCM_RIGHTS
        || header->cmsg_len != CMSG_LEN(2 * sizeof(int)))
        return -1;
    memcpy(streams, CMSG_DATA(header), 2 * sizeof(int));
    return 1;
}

int
fork_server_serve(void)
{
    while (1) {
        struct request request = {0};
        struct fork_server_answer answer;
        int streams[2];
        switch (receive(&request, streams)) {
        case 1: break;
        case 0: _exit(0);
        default: return -1;
        }
        /* What the server does is done for who asks. A process has the value of its server. */
        if (request.content.niceness > getpriority(PRIO_PROCESS, 0))
            setpriority(PRIO_PROCESS, 0, request.content.niceness);
        /* The library has no fork whose child belongs to the parent. The server has one thread, which leaves nothing
         * locked. */
        long process = syscall(SYS_clone, (unsigned long) (CLONE_PARENT | SIGCHLD), 0UL, 0UL, 0UL, 0UL);
        if (process == 0) {
            if (dup2(streams[0], STDIN_FILENO) < 0 || dup2(streams[1], STDOUT_FILENO) < 0)
                _exit(127);
            close(streams[0]);
            close(streams[1]);
            if (confined_process_limit(&request.content.limits) != 0)
                _exit(127);
            return 0;
        }
        answer.process = process < 0 ? -errno : (int32_t) process;
        close(streams[0]);
        close(streams[1]);
        if (write(STDOUT_FILENO, &answer, sizeof answer) != sizeof answer)
            return -1;
    }
}
