// The pictures of librsvg are drawn on surfaces of cairo, which is part of its interface.
#include <cairo.h>
#include <librsvg/rsvg.h>
