#include "librsvg.h"

#include "loaded_library.h"

DEFINE_LIBRARY(librsvg_load, "librsvg-2.so.2", LIBRSVG_FUNCTIONS)
