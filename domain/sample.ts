/** Up to `count` entries drawn at random, none twice. `random` gives numbers from 0 to below 1. */
export function sample<T>(list: readonly T[], count: number, random = Math.random): T[] {
  const left = [...list];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
}
