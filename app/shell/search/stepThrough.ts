import type { KeyboardEvent } from 'react';

/**
 * Arrow keys go from the input through what is suggested and back, round and round; Enter then opens
 * it, being on a link. A letter typed on a suggestion goes to the input.
 */
export function stepThrough(event: KeyboardEvent<HTMLElement>, input: HTMLElement | null): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-step]')];
  const at = stops.indexOf(event.target as HTMLElement);
  if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  const { key } = event;
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    event.preventDefault();
    stops.at((at + (key === 'ArrowDown' ? 1 : -1)) % stops.length)?.focus();
  } else if (key.length === 1 && key !== ' ') input?.focus();
}
