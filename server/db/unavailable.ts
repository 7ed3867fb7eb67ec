/** Recognises errors of a database that is temporarily unavailable. */

/**
 * SQLSTATEs: connection failure (class 08), insufficient resources (53), query cancelled or server
 * shutting down (57), and read-only (25006): a standby server, or the embedded database on a full
 * disk.
 */
const SQL_STATES = /^(08...|53...|57014|57P..|25006)$/;

const SYSTEM_CODES =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** Messages of pg for errors without a code. */
const MESSAGES =
  /^(Query read timeout|timeout expired|timeout exceeded when trying to connect|Connection terminated.*|Client has encountered a connection error and is not queryable)$/;

/** Seconds for the `Retry-After` header of a 503. */
export const RETRY_AFTER = 60;

/** Whether an error, or its cause, means that the database is temporarily unavailable. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as { code?: unknown };
  return (
    (typeof code === 'string' && (SQL_STATES.test(code) || SYSTEM_CODES.test(code))) ||
    MESSAGES.test(error.message) ||
    isUnavailable(error.cause)
  );
}

/**
 * Awaits a query of a page. If the database is unavailable, throws a 503 response, as loaders do.
 */
export async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (!isUnavailable(error)) throw error;
    const headers = { 'Retry-After': String(RETRY_AFTER) };
    throw new Response(null, { status: 503, headers });
  });
}
