import { onTestFinished, vi } from 'vitest';

/** Stops the monotonic clock until the test ends, so that no allowance refills while a slow machine works. */
export function stopClock(): void {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  onTestFinished(() => clock.mockRestore());
}
