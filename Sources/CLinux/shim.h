/* The system headers that Swift's Glibc module leaves out. */
#include <pthread.h>
#include <sched.h>
#include <semaphore.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <time.h>
#include <unistd.h>

/* The headers declare these for _GNU_SOURCE only, and Swift imports them without it. */

int pthread_setname_np(pthread_t thread, const char *name);
int sem_clockwait(sem_t *semaphore, clockid_t clock, const struct timespec *deadline);
int sched_getaffinity(pid_t process, size_t size, cpu_set_t *processors);

/** Returns the number of processors on which the process may run. */
static inline long
linux_available_processors(void)
{
    cpu_set_t processors;
    /* A set of more processors than fit is an error. */
    if (sched_getaffinity(0, sizeof processors, &processors) != 0)
        return sysconf(_SC_NPROCESSORS_ONLN);
    return __sched_cpucount(sizeof processors, &processors);
}

/* Swift does not import functions with variable arguments. */

#include <sys/prctl.h>

/** Keeps the process to pages of the usual size: one byte in use would make a huge page resident, 2 MiB. */
static inline int
linux_disable_huge_pages(void)
{
    return prctl(PR_SET_THP_DISABLE, 1UL, 0UL, 0UL, 0UL);
}

/* The events of an epoll set, without the packed structure that Swift does not import reliably. */

#include <errno.h>
#include <sys/epoll.h>

enum { linux_epoll_batch = 256 };

/** A descriptor that has events. */
struct linux_epoll_ready {
    int descriptor;
    uint32_t events;
};

/** Adds a descriptor to a set; returns -1 if that fails. */
static inline int
linux_epoll_add(int set, int descriptor, uint32_t events)
{
    struct epoll_event event = {.events = events, .data = {.fd = descriptor}};
    return epoll_ctl(set, EPOLL_CTL_ADD, descriptor, &event);
}

/** Removes a descriptor from a set. */
static inline int
linux_epoll_remove(int set, int descriptor)
{
    struct epoll_event event = {0};
    return epoll_ctl(set, EPOLL_CTL_DEL, descriptor, &event);
}

/** Waits for events, at most a number of milliseconds; returns the number of descriptors, at most a batch. */
static inline int
linux_epoll_wait(int set, struct linux_epoll_ready *ready, int timeout)
{
    struct epoll_event events[linux_epoll_batch];
    int count = epoll_wait(set, events, linux_epoll_batch, timeout);
    for (int index = 0; index < count; index++)
        ready[index] = (struct linux_epoll_ready) {events[index].data.fd, events[index].events};
    return count < 0 ? 0 : count;
}

/* Not by its header, whose other declarations Swift's Glibc module has. */

struct sockaddr;

int accept4(int socket, struct sockaddr *address, unsigned int *length, int flags);
