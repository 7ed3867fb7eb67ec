import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './client.ts';
import { sessionEnded } from './sessionEnd.ts';

/** Offers to sign in again when a response says that the session has ended. */
function onError(error: unknown): void {
  if (error instanceof ApiError && error.code === 'SIGNED_OUT') sessionEnded();
}

/** The server's data in the browser. Requests are sent again only where the network failed. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) =>
        failures < 2 && error instanceof ApiError && [0, 502, 503].includes(error.status),
    },
    // Offline as well: the request fails at once, and the screen says so.
    mutations: { networkMode: 'always' },
  },
});
