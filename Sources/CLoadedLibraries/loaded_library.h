/* Definitions of the functions of a library that is loaded when it is first needed: each calls that of the library. */

#ifndef LOADED_LIBRARY_H
#define LOADED_LIBRARY_H

#include <dlfcn.h>
#include <pthread.h>
#include <string.h>

/* Defines the place of a function of the library, and the function that calls it. */
#define DEFINE_FUNCTION(result, name, parameters, arguments) \
    static result(*loaded_##name) parameters; \
    result name parameters { return loaded_##name arguments; }

/* Finds the function in the library, or in one that it brings. */
#define FIND_FUNCTION(result, name, parameters, arguments) \
    if (!(loaded_##name = (__typeof__(loaded_##name))dlsym(library, #name))) return strdup(dlerror());

/* Defines the functions of a library, and the function `load` that loads it once. */
#define DEFINE_LIBRARY(load, file, functions) \
    functions(DEFINE_FUNCTION) \
    static const char *load##_functions(void) { \
        void *library = dlopen(file, RTLD_LAZY | RTLD_LOCAL); \
        if (!library) return strdup(dlerror()); \
        functions(FIND_FUNCTION) \
        return NULL; \
    } \
    static const char *load##_error; \
    static void load##_once(void) { load##_error = load##_functions(); } \
    const char *load(void) { \
        static pthread_once_t once = PTHREAD_ONCE_INIT; \
        pthread_once(&once, load##_once); \
        return load##_error; \
    }

#endif
