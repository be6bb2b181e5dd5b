/* Not POSIX: the name of the type of resources. */
#define _GNU_SOURCE

#include "limits.h"

#include <sys/resource.h>

/* Sets the limit of data to a number, unless the limit is lower already. */
static int
lower_data_limit(uint64_t data)
{
    struct rlimit limit;
    if (data == 0)
        return 0;
    if (getrlimit(RLIMIT_DATA, &limit) != 0)
        return -1;
    if (data < limit.rlim_max)
        limit.rlim_max = data;
    if (limit.rlim_max < limit.rlim_cur)
        limit.rlim_cur = limit.rlim_max;
    return setrlimit(RLIMIT_DATA, &limit);
}

static int
set_limit(enum __rlimit_resource resource, uint64_t soft, uint64_t hard)
{
    struct rlimit limit = {soft, hard};
    return soft == 0 ? 0 : setrlimit(resource, &limit);
}

int
confined_process_limit(const struct confined_process_limits *limits)
{
    const struct rlimit none = {0, 0};
    if (setrlimit(RLIMIT_CORE, &none) != 0
        /* A second later SIGKILL, if the first signal does not end it. */
        || set_limit(RLIMIT_CPU, limits->processor_seconds, limits->processor_seconds + 1) != 0
        || set_limit(RLIMIT_AS, limits->address_space, limits->address_space) != 0
        || lower_data_limit(limits->data) != 0
        || set_limit(RLIMIT_NOFILE, limits->descriptors, limits->descriptors) != 0)
        return -1;
    return 0;
}
