/// How often the process has asked for memory.
unsigned long allocation_count(void);
