/* The system headers that Swift's Glibc module leaves out. */
#include <pthread.h>
#include <sched.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <time.h>
#include <unistd.h>

/* The headers declare these for _GNU_SOURCE only, and Swift imports them without it. */

int pthread_setname_np(pthread_t thread, const char *name);
int pthread_clockjoin_np(pthread_t thread, void **result, clockid_t clock, const struct timespec *deadline);
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
