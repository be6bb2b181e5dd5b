#ifndef LIMITS_H
#define LIMITS_H

#include "confined_process.h"

/** Gives the calling process limits, and no core dump; returns -1 on failure. */
int confined_process_limit(const struct confined_process_limits *limits);

#endif
