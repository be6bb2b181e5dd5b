/* A program that reads text without trust: started with limits, and with a filter of system calls. fork_server.h starts
 * several sooner.
 *
 * The functions are compiled here, since the headers of sockets and signals belong to Swift's Glibc module, and since
 * Swift has neither vfork nor prctl.
 */

#ifndef CONFINED_PROCESS_H
#define CONFINED_PROCESS_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/** The limits of a process; 0 is no limit. */
struct confined_process_limits {
    /** The seconds of processor time, after which SIGXCPU ends it. */
    uint64_t processor_seconds;
    /** The bytes of its address space. */
    uint64_t address_space;
    /** The bytes of its private memory that can be written; a lower limit of the caller remains. */
    uint64_t data;
    /** The number of descriptors. */
    uint64_t descriptors;
};

/** Starts a program with arguments, the first of which is its name, and with descriptors as its standard input, output
 * and error; returns its identifier, or -1.
 *
 * The thread waits until the program is loaded. If it cannot be loaded, the process ends with status 127.
 */
int confined_process_start(
    const char *path,
    char *const *arguments,
    char *const *environment,
    int input,
    int output,
    int errors,
    const struct confined_process_limits *limits
);

/**
 * Waits until a process has ended; returns the signal that ended it, 256 + its exit status, or -1. Unless it fails, it sets the
 * processor time that the process has taken.
 */
int confined_process_wait(int process, long *microseconds);

/** Makes a pipe, the standard input or output of a process; the first end belongs to the caller and never waits, the second to
 * the process. Other programs inherit neither. Returns -1 on failure.
 *
 * A pipe takes half of the time of a pair of sockets for a message.
 */
int confined_process_pipe(int ends[2], int is_input);

/** Makes a pair of connected sockets, which transfer descriptors, too; returns -1 on failure. */
int confined_process_socket_pair(int sockets[2]);

/** Writes bytes to a pipe without waiting and without SIGPIPE; returns -1 and sets errno on failure. */
ssize_t confined_process_send(int stream, const void *bytes, size_t count);

/** Reads bytes from a pipe without waiting; returns 0 at the end, and -1 and sets errno on failure. */
ssize_t confined_process_receive(int stream, void *bytes, size_t count);

/** Leaves the calling process, with all its threads, the system calls that computing, memory and open descriptors need;
 * every other kills it.
 *
 * Returns -1 if the kernel has no filters, or does not allow them.
 */
int confined_process_confine(void);

#endif
