import { DrizzleQueryError } from 'drizzle-orm';
import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/** One JSON line an event, on standard output or where it is told. */
export function makeLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: loggable },
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * What the log has of an error: not what a failed query was given, nor a database's details of it, which
 * are what visitors have written.
 */
function loggable(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack = '', cause } = error;
  return {
    type: name,
    message: withoutMail(
      error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : message,
    ),
    code: (error as NodeJS.ErrnoException).code,
    stack: stack.slice(stack.indexOf(message) + message.length).trimStart(),
    ...(cause !== undefined && { cause: loggable(cause) }),
  };
}

/** The words of an error without the addresses that stand in them. */
export const withoutMail = (words: string): string => words.replaceAll(/\S+@\S+/g, '…');
