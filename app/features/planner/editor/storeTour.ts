import { readTour } from '../../../../domain/planner/tour.ts';
import type { Tour } from '../../../../domain/visitor/visitor.ts';
import type { StoredCopy } from '../../tour/tourStore.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** The JSON of a tour as it is sent to the server and compared with the stored copy. */
export function tourText(tour: Tour): string {
  return JSON.stringify(readTour(tour));
}

/**
 * Stores a tour on the server or updates its stored copy; a copy that is gone is stored anew.
 *
 * @returns the stored copy; `refused` if the tour contains entries that no longer exist, `failed` on
 *   any other error
 */
export async function storeTour(
  tour: Tour,
  link: StoredCopy | undefined,
): Promise<StoredCopy | 'refused' | 'failed'> {
  const text = tourText(tour);
  try {
    if (link) {
      const response = await fetch(`/api/tours/${link.id}`, {
        method: 'PUT',
        headers: { ...JSON_TYPE, ...authorization(link) },
        body: text,
      });
      if (response.ok) return { ...link, text };
      // A copy that is gone, or whose key is no longer valid, is stored at a new address.
      if (response.status !== 404 && response.status !== 403) return failureOf(response);
    }
    const response = await fetch('/api/tours', { method: 'POST', headers: JSON_TYPE, body: text });
    if (!response.ok) return failureOf(response);
    const { data } = (await response.json()) as { data: { id: string; editKey: string } };
    return { ...data, text };
  } catch {
    return 'failed';
  }
}

const failureOf = ({ status }: Response) => (status === 400 ? 'refused' : 'failed');

/** Deletes the stored copy; true if it no longer exists. */
export async function removeStored(link: StoredCopy): Promise<boolean> {
  try {
    const response = await fetch(`/api/tours/${link.id}`, {
      method: 'DELETE',
      headers: authorization(link),
    });
    return response.ok || response.status === 404;
  } catch {
    return false;
  }
}

function authorization({ editKey }: StoredCopy) {
  return { Authorization: `Bearer ${editKey}` };
}
