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

/* The segments of the program and of its libraries. */

#include <elf.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>

struct dl_phdr_info;
int dl_iterate_phdr(int (*visit)(struct dl_phdr_info *, size_t, void *), void *context);

/** The beginning of dl_phdr_info, which the headers declare for _GNU_SOURCE only. */
struct linux_loaded_object {
    uint64_t base;
    const char *name;
    const Elf64_Phdr *headers;
    uint16_t header_count;
};

/** Releases the pages of the segments of one object that nothing can have written to. */
static inline int
linux_release_object_pages(struct dl_phdr_info *info, size_t size, void *context)
{
    const struct linux_loaded_object *object = (const struct linux_loaded_object *) info;
    const uint64_t page = (uint64_t) sysconf(_SC_PAGESIZE);
    (void) size;
    (void) context;
    /* The kernel maps this one without a file. */
    if (strncmp(object->name, "linux-vdso", 10) == 0)
        return 0;
    for (uint16_t index = 0; index < object->header_count; index++) {
        const Elf64_Phdr *header = &object->headers[index];
        if (header->p_type != PT_LOAD || (header->p_flags & PF_W) != 0)
            continue;
        uint64_t start = (object->base + header->p_vaddr) & ~(page - 1);
        uint64_t end = (object->base + header->p_vaddr + header->p_filesz + page - 1) & ~(page - 1);
        madvise((void *) (uintptr_t) start, end - start, MADV_DONTNEED);
    }
    return 0;
}

/** Removes the pages of code and constants from the resident set; those in use are mapped again at once. */
static inline void
linux_release_program_pages(void)
{
    dl_iterate_phdr(linux_release_object_pages, NULL);
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
