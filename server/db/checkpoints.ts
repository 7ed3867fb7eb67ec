import type { PGlite } from '@electric-sql/pglite';
import { PollingJob } from '../jobs/pollingJob.ts';
import type { Log } from '../log.ts';

/**
 * Bytes of write-ahead log after which a checkpoint is due. A start after a crash replays this log.
 */
const MAX_LOG_BYTES = 32 * 1024 * 1024;
/** Interval between checks, in ms. */
const INTERVAL = 60_000;

/**
 * Runs checkpoints, so that PostgreSQL can reuse its log files. The embedded database has no
 * background process for this, and its log would grow until the disk is full.
 *
 * @returns a function that stops it and waits for a running checkpoint
 */
export function scheduleCheckpoints(engine: PGlite, log: Log): () => Promise<void> {
  const job = new PollingJob(
    INTERVAL,
    () => checkpointIfDue(engine, MAX_LOG_BYTES),
    (error) => log.error({ err: error }, 'the checkpoint of the embedded database failed'),
  );
  return () => job.stop();
}

/** Runs a checkpoint if more than `most` bytes of log were written since the last one. */
export async function checkpointIfDue(
  engine: Pick<PGlite, 'query' | 'exec'>,
  most: number,
): Promise<void> {
  const { rows } = await engine.query<{ gathered: string }>(
    'SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) AS gathered FROM pg_control_checkpoint()',
  );
  if (Number(rows[0]?.gathered) > most) await engine.exec('CHECKPOINT');
}
