import { statfsSync } from 'node:fs';
import type { Log } from '../log.ts';

/** Bytes that an unprivileged process can still write to the disk of `folder`. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/**
 * Refuses writes to the embedded database below a reserve of free disk space. PostgreSQL hangs when
 * it cannot write its log. Reads go on.
 */
export class DiskReserve {
  readonly #bytes: number;
  readonly #free: () => number;
  readonly #setReadOnly: (readOnly: boolean) => Promise<unknown>;
  readonly #log: Log;
  #readOnly = false;

  /**
   * @param bytes the reserve
   * @param free returns the free bytes
   * @param setReadOnly makes the database refuse or accept writes
   */
  constructor(
    bytes: number,
    free: () => number,
    setReadOnly: (readOnly: boolean) => Promise<unknown>,
    log: Log,
  ) {
    this.#bytes = bytes;
    this.#free = free;
    this.#setReadOnly = setReadOnly;
    this.#log = log;
  }

  /** Checks the free space. Await it before each write; it takes microseconds. */
  async check(): Promise<void> {
    const free = this.#free();
    const readOnly = free < this.#bytes;
    if (readOnly === this.#readOnly) return;
    this.#readOnly = readOnly;
    await this.#setReadOnly(readOnly);
    const facts = { free, reserve: this.#bytes };
    if (readOnly) this.#log.error(facts, 'the disk is nearly full: nothing more is stored');
    else this.#log.info(facts, 'the disk has room again: forms, votes and plans are stored');
  }
}
