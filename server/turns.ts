/**
 * Lets so much work be done at a time; the rest waits for its turn. What runs in Node's few threads
 * needs that where there may be much of it: whoever only reads a file stands in the same queue.
 */
export function turns(atATime: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atATime) await new Promise<void>((go) => waiting.push(go));
    else running++;
    try {
      return await work();
    } finally {
      // Whoever is next takes this place; else it is free.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
