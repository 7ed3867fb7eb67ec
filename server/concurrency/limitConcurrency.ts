/** The queue is full. The matching HTTP status is 503. */
export class Overloaded extends Error {
  /** Seconds, for `Retry-After`. */
  readonly retryAfter = 2;

  constructor() {
    super('Too much work is waiting.');
  }
}

interface Bounds {
  /** How many tasks run at once. */
  running: number;
  /** The sum of the weights that may wait. */
  waiting?: number;
}

interface Task {
  /** Drops the task while it waits; what has begun is finished. */
  signal?: AbortSignal | undefined;
  /** What the task counts for while it waits, in the unit of `waiting`. */
  weight?: number;
  /** Lower numbers run first, equal ones in the order of their arrival. */
  priority?: number;
}

interface Waiting {
  weight: number;
  priority: number;
  start(): void;
  reject(reason: unknown): void;
}

export type Limit = <T>(work: () => Promise<T>, task?: Task) => Promise<T>;

/**
 * Limits how many tasks run at once, and how many wait. When too many wait, the last of the queue is
 * refused: a new task may push out one of lower priority. Memory that a task needs only while it runs
 * should be allocated by `work`, not before.
 *
 * The returned function throws Overloaded for a refused task, and the reason of `signal` for a dropped one.
 */
export function limitConcurrency({ running: mostRunning, waiting = Infinity }: Bounds): Limit {
  const queue: Waiting[] = [];
  let running = 0;
  let weights = 0;

  const remove = (index: number): Waiting | undefined => {
    const [removed] = queue.splice(index, 1);
    weights -= removed?.weight ?? 0;
    return removed;
  };

  function wait({ signal, weight = 1, priority = 0 }: Task): Promise<void> {
    return new Promise<void>((start, reject) => {
      const waits = { weight, priority, start, reject };
      queue.splice(queue.findLastIndex((other) => other.priority <= priority) + 1, 0, waits);
      weights += weight;
      signal?.addEventListener('abort', () => {
        const index = queue.indexOf(waits);
        if (index >= 0) remove(index)?.reject(signal.reason);
      });
      // A single task may be heavier than all that may wait.
      while (weights > waiting && queue.length > 1)
        remove(queue.length - 1)?.reject(new Overloaded());
    });
  }

  return async (work, task = {}) => {
    task.signal?.throwIfAborted();
    if (running >= mostRunning) await wait(task);
    else running++;
    try {
      return await work();
    } finally {
      const next = remove(0);
      if (next) next.start();
      else running--;
    }
  };
}
