/* The functions of librsvg, cairo and GLib with which pictures are drawn.
 *
 * They are declared here, in a library that is loaded when the first picture is drawn: it brings thirty others, and a
 * command that draws none would wait for them longer than for its own work. The interfaces are those of librsvg 2.52 and
 * cairo 1.16, which are stable within the versions of the library that is loaded.
 */

#ifndef LIBRSVG_H
#define LIBRSVG_H

#include <stddef.h>
#include <stdint.h>

#include "loaded_functions.h"

typedef struct {
    uint32_t domain;
    int code;
    char *message;
} GError;

typedef struct _cairo cairo_t;
typedef struct _cairo_surface cairo_surface_t;
typedef enum { CAIRO_STATUS_SUCCESS = 0 } cairo_status_t;
typedef enum { CAIRO_FORMAT_ARGB32 = 0 } cairo_format_t;
typedef enum { CAIRO_OPERATOR_SOURCE = 1, CAIRO_OPERATOR_OVER = 2 } cairo_operator_t;

typedef struct _RsvgHandle RsvgHandle;

typedef struct {
    double x;
    double y;
    double width;
    double height;
} RsvgRectangle;

typedef struct {
    double length;
    int unit;
} RsvgLength;

/* The functions: the result of each, its name, its parameters and their names. */
#define LIBRSVG_FUNCTIONS(F) \
    F(void, g_error_free, (GError *error), (error)) \
    F(cairo_surface_t *, cairo_image_surface_create, \
      (cairo_format_t format, int width, int height), \
      (format, width, height)) \
    F(unsigned char *, cairo_image_surface_get_data, (cairo_surface_t *surface), (surface)) \
    F(void, cairo_surface_destroy, (cairo_surface_t *surface), (surface)) \
    F(void, cairo_surface_flush, (cairo_surface_t *surface), (surface)) \
    F(void, cairo_surface_mark_dirty, (cairo_surface_t *surface), (surface)) \
    F(cairo_status_t, cairo_surface_status, (cairo_surface_t *surface), (surface)) \
    F(cairo_t *, cairo_create, (cairo_surface_t *target), (target)) \
    F(void, cairo_destroy, (cairo_t *context), (context)) \
    F(cairo_status_t, cairo_status, (cairo_t *context), (context)) \
    F(const char *, cairo_status_to_string, (cairo_status_t status), (status)) \
    F(void, cairo_save, (cairo_t *context), (context)) \
    F(void, cairo_restore, (cairo_t *context), (context)) \
    F(void, cairo_set_operator, (cairo_t *context, cairo_operator_t blending), (context, blending)) \
    F(void, cairo_set_source_rgba, \
      (cairo_t *context, double red, double green, double blue, double alpha), \
      (context, red, green, blue, alpha)) \
    F(void, cairo_rectangle, \
      (cairo_t *context, double x, double y, double width, double height), \
      (context, x, y, width, height)) \
    F(void, cairo_clip, (cairo_t *context), (context)) \
    F(void, cairo_paint, (cairo_t *context), (context)) \
    F(RsvgHandle *, rsvg_handle_new_from_data, \
      (const uint8_t *data, size_t length, GError **error), \
      (data, length, error)) \
    F(void, g_object_unref, (RsvgHandle *object), (object)) \
    F(int, rsvg_handle_has_sub, (RsvgHandle *handle, const char *id), (handle, id)) \
    F(int, rsvg_handle_get_intrinsic_size_in_pixels, \
      (RsvgHandle *handle, double *width, double *height), \
      (handle, width, height)) \
    F(void, rsvg_handle_get_intrinsic_dimensions, \
      (RsvgHandle *handle, int *has_width, RsvgLength *width, int *has_height, RsvgLength *height, \
       int *has_viewbox, RsvgRectangle *viewbox), \
      (handle, has_width, width, has_height, height, has_viewbox, viewbox)) \
    F(int, rsvg_handle_get_geometry_for_layer, \
      (RsvgHandle *handle, const char *id, const RsvgRectangle *viewport, RsvgRectangle *ink, \
       RsvgRectangle *logical, GError **error), \
      (handle, id, viewport, ink, logical, error)) \
    F(int, rsvg_handle_render_document, \
      (RsvgHandle *handle, cairo_t *context, const RsvgRectangle *viewport, GError **error), \
      (handle, context, viewport, error)) \
    F(int, rsvg_handle_render_element, \
      (RsvgHandle *handle, cairo_t *context, const char *id, const RsvgRectangle *viewport, GError **error), \
      (handle, context, id, viewport, error))

BEGIN_HIDDEN

/** Loads the library, once; the functions may be called if it succeeds.
 *
 * Returns NULL, or the reason why the library cannot be loaded.
 */
const char *librsvg_load(void);

LIBRSVG_FUNCTIONS(DECLARE_FUNCTION)

END_HIDDEN

#endif
