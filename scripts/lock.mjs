import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';

/** How often a waiting process tries again, in ms. */
const RETRY_INTERVAL = 200;

/**
 * Runs `work` under a lock between processes of this machine, and returns its result. If another
 * process holds the lock, prints a line and blocks until it is released.
 *
 * @param file the lock file, which contains the id of the process that holds it; the lock of a process
 *   that no longer runs is ignored
 * @param {() => T} work
 * @returns {T}
 * @template T
 */
export function withLock(file, work) {
  for (let reported = false; !acquire(file); ) {
    const holder = readHolder(file);
    if (holder && !isAlive(holder)) rmSync(file, { force: true });
    else if (holder && !reported) {
      console.log(`Process ${holder} is installing or building here; waiting for it (${file}) …`);
      reported = true;
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_INTERVAL);
  }
  const release = () => rmSync(file, { force: true });
  // `work` may exit the process when a command fails.
  process.once('exit', release);
  try {
    return work();
  } finally {
    process.off('exit', release);
    release();
  }
}

/** Creates the lock file for this process. @returns false if it exists already */
function acquire(file) {
  try {
    const descriptor = openSync(file, 'wx');
    writeSync(descriptor, String(process.pid));
    closeSync(descriptor);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** The id of the process that holds the lock; 0 if the file is gone or still empty. */
function readHolder(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists, but belongs to another user.
    return error.code === 'EPERM';
  }
}
