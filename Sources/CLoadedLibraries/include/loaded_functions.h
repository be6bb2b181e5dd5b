/* Declarations of the functions of a library that is loaded when it is first needed.
 *
 * A list of functions is a macro whose argument is applied to each: to its result, its name, its parameters and their
 * names. The declared functions have the names of those that they call, so they are hidden from all libraries.
 */

#ifndef LOADED_FUNCTIONS_H
#define LOADED_FUNCTIONS_H

#define BEGIN_HIDDEN _Pragma("GCC visibility push(hidden)")
#define END_HIDDEN _Pragma("GCC visibility pop")

#define DECLARE_FUNCTION(result, name, parameters, arguments) result name parameters;

#endif
