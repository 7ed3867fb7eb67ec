import { create } from 'zustand';
import { toggle } from '../../../domain/visitor/favorites.ts';
import type { Quotes } from '../../../domain/visitor/visitor.ts';

interface MiceState extends Quotes {
  /** Ids of the venues selected for a quote. */
  selected: string[];
  toggle(id: string): void;
  /** Updates the quote request. */
  update(quotes: Partial<Quotes>): void;
}

/** The selected venues and the quote request; section 3 persists neither. */
export const useMice = create<MiceState>()((set) => ({
  selected: [],
  quotes: [],
  misc: {},
  toggle: (id) => set(({ selected }) => ({ selected: toggle(selected, id) })),
  update: (quotes) => set(quotes),
}));
