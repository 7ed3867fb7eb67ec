/** The thread that `watchdog.ts` starts. */
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { BEAT_COUNT, LIMIT_SECONDS } from './watchdogState.ts';

const shared = workerData as Int32Array;
let seen = 0;
let missed = 0;

// Counts its own ticks instead of reading a clock: after the machine was suspended, both threads
// resume.
setInterval(() => {
  const beats = Atomics.load(shared, BEAT_COUNT);
  missed = beats === seen ? missed + 1 : 0;
  seen = beats;
  const limit = Atomics.load(shared, LIMIT_SECONDS);
  if (missed < limit) return;
  writeSync(2, `The main thread has been stuck for ${limit} s: this process ends.\n`);
  process.kill(process.pid, 'SIGKILL');
}, 1000);
