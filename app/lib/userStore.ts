import { create } from 'zustand';
import type { User } from '../../domain/visitor/visitor.ts';

/**
 * Data about the visitor during this visit (specification, sections 3 and 7). It is kept in memory
 * only.
 */
export const useUser = create<User>()(() => ({ newsletter: false, subscribedToNewsletter: false }));
