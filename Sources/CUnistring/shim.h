#include <unilbrk.h>
