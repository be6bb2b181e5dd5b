/* The functions of libm for targets without pointers: their arguments and results are numbers. */
double exp(double);
double expm1(double);
double log(double);
double pow(double, double);
double cbrt(double);
double sin(double);
double cos(double);
double tan(double);
double atan(double);
double atan2(double, double);
double asin(double);
double acos(double);
double log2(double);
double log10(double);
double hypot(double, double);
