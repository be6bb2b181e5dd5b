/* Not POSIX: pipe2. */
#define _GNU_SOURCE

#include "confined_process.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

int
confined_process_pipe(int ends[2], int is_input)
{
    int pipe[2];
    if (pipe2(pipe, O_CLOEXEC) != 0)
        return -1;
    ends[0] = pipe[is_input ? 1 : 0];
    ends[1] = pipe[is_input ? 0 : 1];
    return fcntl(ends[0], F_SETFL, O_NONBLOCK);
}

int
confined_process_socket_pair(int sockets[2])
{
    return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets);
}

ssize_t
confined_process_send(int stream, const void *bytes, size_t count)
{
    const struct timespec now = {0, 0};
    sigset_t broken, before;
    ssize_t written;
    int error;
    sigemptyset(&broken);
    sigaddset(&broken, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &broken, &before);
    written = write(stream, bytes, count);
    error = errno;
    /* The signal of a write that fails is one of this thread; unless it is ignored, it is taken before it arrives. */
    if (written < 0 && error == EPIPE && !sigismember(&before, SIGPIPE))
        while (sigtimedwait(&broken, NULL, &now) < 0 && errno == EINTR)
            ;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    errno = error;
    return written;
}

ssize_t
confined_process_receive(int stream, void *bytes, size_t count)
{
    return read(stream, bytes, count);
}
