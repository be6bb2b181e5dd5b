/* The system headers that Swift's Glibc module leaves out. */
#include <sys/eventfd.h>
#include <sys/signalfd.h>
