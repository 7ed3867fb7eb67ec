import { type Logger, pino } from 'pino';

export type Log = Logger;

/** One JSON line an event, on standard output. */
export function makeLog(level: string): Log {
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
}
