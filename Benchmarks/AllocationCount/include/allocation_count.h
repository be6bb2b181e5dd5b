/// The number of allocations of the process so far.
unsigned long allocation_count(void);
