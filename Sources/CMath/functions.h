/* The functions of libm that targets without pointers may call: numbers in, a number out. */
double exp(double);
double expm1(double);
double log(double);
double pow(double, double);
double cbrt(double);
double sin(double);
double cos(double);
