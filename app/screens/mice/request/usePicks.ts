import { useEffect } from 'react';
import { useMice } from '../../../state/mice.ts';
import { REQUEST } from './requestForm.ts';

/** The boxes of the venues, which belong to the form and stand outside of it. */
const boxes = () =>
  document.querySelectorAll<HTMLInputElement>(`input[name="quotes"][form="${REQUEST}"]`);

/**
 * Section 3: what is picked for a quote. The boxes are the truth, so that picking needs no script and
 * a draft that comes back ticks them; the state follows, for all else that shows the picks.
 */
export function usePicks() {
  const picked = useMice((state) => state.selected);
  // After the form, which has brought back its draft.
  useEffect(follow, []);
  return { picked, onPick, unpick };
}

function onPick(): void {
  follow();
  // The draft is kept when the form hears of a change.
  document.getElementById(REQUEST)?.dispatchEvent(new Event('input'));
}

function unpick(id: string): void {
  for (const box of boxes()) if (box.value === id) box.checked = false;
  onPick();
}

function follow(): void {
  const ticked = [...boxes()].flatMap(({ checked, value }) => (checked ? [value] : []));
  const { selected, toggle, ask } = useMice.getState();
  for (const id of ticked.filter((one) => !selected.includes(one))) toggle(id);
  for (const id of selected.filter((one) => !ticked.includes(one))) toggle(id);
  ask({ quotes: ticked });
}
