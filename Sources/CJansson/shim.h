#include <jansson.h>

/// The code of an error: in C a function and an enumeration have this one name.
static inline int jansson_error_code(const json_error_t *error) {
    return (int)json_error_code(error);
}
