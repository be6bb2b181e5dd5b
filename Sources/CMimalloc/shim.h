/* mimalloc's options; its functions take the place of malloc's without a declaration. */
#include <mimalloc.h>
