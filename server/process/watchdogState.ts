/** Indexes of the `Int32Array` that the main thread and the watchdog thread share. */

/** Heartbeats, incremented by the main thread. */
export const BEAT_COUNT = 0;
/** Seconds without a heartbeat after which the process is killed. */
export const LIMIT_SECONDS = 1;
