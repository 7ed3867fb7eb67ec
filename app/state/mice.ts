import type { z } from 'zod';
import { create } from 'zustand';
import { toggle } from '../../domain/favorites.ts';
import type { Quotes as QuotesSchema } from '../../domain/visitor.ts';

type Quotes = z.infer<typeof QuotesSchema>;

interface MiceState extends Quotes {
  /** What of the business offers is chosen for a quote. */
  selected: string[];
  toggle(id: string): void;
  /** What the quote request says so far. */
  ask(quotes: Partial<Quotes>): void;
}

/** Offers chosen for a quote, and the request itself; section 3 keeps neither beyond the visit. */
export const useMice = create<MiceState>()((set) => ({
  selected: [],
  quotes: [],
  misc: {},
  toggle: (id) => set(({ selected }) => ({ selected: toggle(selected, id) })),
  ask: (quotes) => set(quotes),
}));
