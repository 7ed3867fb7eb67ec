/** Up to `count` different entries at random. `random` returns numbers from 0 up to 1, exclusive. */
export function pickRandom<T>(list: readonly T[], count: number, random = Math.random): T[] {
  const left = [...list];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
}
