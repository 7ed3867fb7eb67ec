import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './client.ts';

/** The server's data in the browser. Requests are sent again only where the network failed. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) =>
        failures < 2 &&
        navigator.onLine &&
        error instanceof ApiError &&
        [0, 502, 503].includes(error.status),
      // Offline as well: the request fails at once, and the screen says so.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
  },
});

/** An open entry keeps what is typed; the preview of an action that was done is not shown any more. */
const KEPT: readonly unknown[] = ['entry', 'bulk'];

/** Reads again, in the background, what screens show of entries. */
export function refreshLists(): void {
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => !KEPT.includes(queryKey[0]) });
}
