/* The system headers that Swift's Glibc module leaves out. */
#include <pthread.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <time.h>

/* The headers declare these for _GNU_SOURCE only, and Swift imports them without it. */

int pthread_setname_np(pthread_t thread, const char *name);
int pthread_clockjoin_np(pthread_t thread, void **result, clockid_t clock, const struct timespec *deadline);
