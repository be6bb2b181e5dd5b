#include "libpq.h"

#include "loaded_library.h"

DEFINE_LIBRARY(libpq_load, "libpq.so.5", LIBPQ_FUNCTIONS)
