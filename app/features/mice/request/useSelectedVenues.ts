import { useEffect } from 'react';
import { useMice } from '../miceStore.ts';

/** The id of the request form, which the checkboxes of the venues refer to; also names its draft. */
export const QUOTE_FORM_ID = 'quote';

/** The checkboxes of the venues: they belong to the form, but are outside of it. */
const checkboxes = () =>
  document.querySelectorAll<HTMLInputElement>(`input[name="quotes"][form="${QUOTE_FORM_ID}"]`);

/**
 * Section 3: the venues selected for a quote. The checkboxes are the source of truth, so that
 * selecting works without JavaScript and a restored draft checks them; the store follows them.
 */
export function useSelectedVenues() {
  const selected = useMice((state) => state.selected);
  // Runs after the effect of the form that restores its draft.
  useEffect(syncStore, []);
  return { selected, onSelectionChange, deselect };
}

function onSelectionChange(): void {
  syncStore();
  // The form stores its draft on input events.
  document.getElementById(QUOTE_FORM_ID)?.dispatchEvent(new Event('input'));
}

function deselect(id: string): void {
  for (const box of checkboxes()) if (box.value === id) box.checked = false;
  onSelectionChange();
}

function syncStore(): void {
  const checked = [...checkboxes()].flatMap((box) => (box.checked ? [box.value] : []));
  const { selected, toggle, update } = useMice.getState();
  for (const id of checked.filter((one) => !selected.includes(one))) toggle(id);
  for (const id of selected.filter((one) => !checked.includes(one))) toggle(id);
  update({ quotes: checked });
}
