import { DrizzleQueryError } from 'drizzle-orm';
import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/** Writes one JSON line per event, to standard output by default. */
export function makeLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: serializeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * The parts of an error for the log. Parameters of a failed query and the database's details are left out:
 * they contain visitors' data.
 */
function serializeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack = '', cause } = error;
  return {
    type: name,
    message: withoutMail(
      error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : message,
    ),
    code: (error as NodeJS.ErrnoException).code,
    stack: stack.slice(stack.indexOf(message) + message.length).trimStart(),
    ...(cause !== undefined && { cause: serializeError(cause) }),
  };
}

/** A message without the e-mail addresses in it. */
export const withoutMail = (message: string): string => message.replaceAll(/(?<!\S)\S+@\S+/g, '…');
