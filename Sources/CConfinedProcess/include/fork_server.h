/* A program that has prepared itself, and forks: each copy of it is a process that needs not prepare itself again.
 *
 * The server reads requests from standard input, and answers on standard output. A request is the limits of a process, with
 * its standard input and output as descriptors; the answer is its identifier. The server takes the “nice” value of a thread that
 * asks, if that is greater than its own.
 */

#ifndef FORK_SERVER_H
#define FORK_SERVER_H

#include "confined_process.h"

#include <stdint.h>

/** The answer to a request. */
struct fork_server_answer {
    /** The identifier of the process; a negative error number if there is none. */
    int32_t process;
};

/** Makes the calling process, which has one thread, a server; returns 0 in each process that it starts, and -1 if the
 * server cannot go on. At the end of its standard input the server exits.
 *
 * The processes are children of the server's own parent, which waits for their end.
 */
int fork_server_serve(void);

/** Asks the server at the other end of a stream for a process, without waiting; returns -1 on failure. */
int fork_server_request(int server, int input, int output, const struct confined_process_limits *limits);

#endif
