import type { z } from 'zod';
import { create } from 'zustand';
import type { User as UserSchema } from '../../domain/visitor.ts';
import { fetchUserInfo } from '../data/fetchData.ts';

type User = z.infer<typeof UserSchema>;

interface UserState extends User {
  tell(known: Partial<User>): void;
  /** Asks the server for the visitor's address, once; only for what cannot do without. */
  learnAddress(): Promise<void>;
}

/** What is known of the visitor during this visit. It stays in the page's memory. */
export const useUser = create<UserState>()((set, get) => ({
  newsletter: false,
  subscribedToNewsletter: false,
  tell: (known) => set(known),
  async learnAddress() {
    if (get().user) return;
    const user = await fetchUserInfo();
    if (user) set({ user });
  },
}));
