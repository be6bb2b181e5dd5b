/* Not POSIX: vfork and wait4. */
#define _GNU_SOURCE

#include "confined_process.h"
#include "limits.h"

#include <errno.h>
#include <signal.h>
#include <stdint.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

int
confined_process_start(
    const char *path,
    char *const *arguments,
    char *const *environment,
    int input,
    int output,
    int errors,
    const struct confined_process_limits *limits
)
{
    sigset_t all, none_blocked, before;
    sigfillset(&all);
    sigemptyset(&none_blocked);
    /* The child must not run a handler of the parent. */
    pthread_sigmask(SIG_BLOCK, &all, &before);
    pid_t child = vfork();
    if (child == 0) {
        signal(SIGPIPE, SIG_DFL);
        if (dup2(input, 0) < 0 || dup2(output, 1) < 0 || dup2(errors, 2) < 0
            || confined_process_limit(limits) != 0
            || sigprocmask(SIG_SETMASK, &none_blocked, NULL) != 0)
            _exit(127);
        /* Descriptors that others have opened without O_CLOEXEC. Kernels before 5.9 do not have the call. */
        syscall(SYS_close_range, 3U, ~0U, 0U);
        execve(path, arguments, environment);
        _exit(127);
    }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return child;
}

int
confined_process_wait(int child, long *microseconds)
{
    int status;
    struct rusage usage;
    pid_t waited;
    do
        waited = wait4(child, &status, 0, &usage);
    while (waited < 0 && errno == EINTR);
    if (waited != child)
        return -1;
    *microseconds = (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1000000L
        + usage.ru_utime.tv_usec + usage.ru_stime.tv_usec;
    return WIFSIGNALED(status) ? WTERMSIG(status) : 256 + WEXITSTATUS(status);
}
