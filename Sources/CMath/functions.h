/* The functions of libm for targets without pointers: their arguments and results are numbers. */
double exp(double);
double expm1(double);
double log(double);
double pow(double, double);
double cbrt(double);
double sin(double);
double cos(double);
