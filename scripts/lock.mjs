import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';

/** How often a process that waits looks again, in ms. */
const PAUSE = 200;

/**
 * Does `work` while no other process of this machine does the same, and gives its result. Who comes
 * second waits and says so.
 *
 * @param file that holds the id of the process at work; a process that is gone no longer holds it
 * @param {() => T} work
 * @template T
 */
export function withLock(file, work) {
  for (let told = false; !take(file); ) {
    const holder = holderOf(file);
    if (holder && !isAlive(holder)) rmSync(file, { force: true });
    else if (holder && !told) {
      console.log(`Process ${holder} is installing or building here; waiting for it (${file}) …`);
      told = true;
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
  }
  const release = () => rmSync(file, { force: true });
  // A command that fails ends the process within the work.
  process.once('exit', release);
  try {
    return work();
  } finally {
    process.off('exit', release);
    release();
  }
}

/** Whether the file was not there and is this process' now. */
function take(file) {
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

/** The id of the process that holds the lock; 0 when it has just let go or not yet written it. */
function holderOf(file) {
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
    // It is somebody else's.
    return error.code === 'EPERM';
  }
}
