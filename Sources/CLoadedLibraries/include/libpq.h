/* The functions of libpq, the library of clients of PostgreSQL, that a store uses.
 *
 * They are declared here, in a library that is loaded when the first connection is opened: it brings those of TLS, LDAP
 * and Kerberos. The interface is that of libpq 5.
 */

#ifndef LIBPQ_H
#define LIBPQ_H

#include "loaded_functions.h"

typedef struct pg_conn PGconn;
typedef struct pg_result PGresult;

typedef enum { CONNECTION_OK = 0, CONNECTION_BAD = 1 } ConnStatusType;

typedef enum {
    PGRES_POLLING_FAILED = 0,
    PGRES_POLLING_READING = 1,
    PGRES_POLLING_WRITING = 2,
    PGRES_POLLING_OK = 3
} PostgresPollingStatusType;

typedef enum { PGRES_COMMAND_OK = 1, PGRES_TUPLES_OK = 2 } ExecStatusType;

/* The functions: the result of each, its name, its parameters and their names. */
#define LIBPQ_FUNCTIONS(F) \
    F(PGconn *, PQconnectStartParams, \
      (const char *const *keywords, const char *const *values, int expands_name), \
      (keywords, values, expands_name)) \
    F(PostgresPollingStatusType, PQconnectPoll, (PGconn *connection), (connection)) \
    F(void, PQfinish, (PGconn *connection), (connection)) \
    F(ConnStatusType, PQstatus, (const PGconn *connection), (connection)) \
    F(char *, PQerrorMessage, (const PGconn *connection), (connection)) \
    F(int, PQsocket, (const PGconn *connection), (connection)) \
    F(int, PQsetnonblocking, (PGconn *connection, int is_nonblocking), (connection, is_nonblocking)) \
    F(int, PQsendQueryParams, \
      (PGconn *connection, const char *command, int count, const unsigned int *types, const char *const *values, \
       const int *lengths, const int *formats, int result_format), \
      (connection, command, count, types, values, lengths, formats, result_format)) \
    F(int, PQflush, (PGconn *connection), (connection)) \
    F(int, PQconsumeInput, (PGconn *connection), (connection)) \
    F(int, PQisBusy, (PGconn *connection), (connection)) \
    F(PGresult *, PQgetResult, (PGconn *connection), (connection)) \
    F(void, PQclear, (PGresult *result), (result)) \
    F(ExecStatusType, PQresultStatus, (const PGresult *result), (result)) \
    F(char *, PQresultErrorField, (const PGresult *result, int field), (result, field)) \
    F(char *, PQcmdTuples, (PGresult *result), (result)) \
    F(int, PQntuples, (const PGresult *result), (result)) \
    F(int, PQnfields, (const PGresult *result), (result)) \
    F(int, PQgetisnull, (const PGresult *result, int row, int column), (result, row, column)) \
    F(int, PQgetlength, (const PGresult *result, int row, int column), (result, row, column)) \
    F(char *, PQgetvalue, (const PGresult *result, int row, int column), (result, row, column))

BEGIN_HIDDEN

/** Loads the library, once; the functions may be called if it succeeds.
 *
 * Returns NULL, or the reason why the library cannot be loaded.
 */
const char *libpq_load(void);

LIBPQ_FUNCTIONS(DECLARE_FUNCTION)

END_HIDDEN

#endif
