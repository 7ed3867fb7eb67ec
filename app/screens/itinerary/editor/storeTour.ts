import { readTour } from '../../../../domain/tour.ts';
import type { Tour } from '../../../../domain/visitor.ts';
import type { Link } from '../../../state/tour.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** A plan as it is sent, and compared with what was stored. */
export function tourText(tour: Tour): string {
  return JSON.stringify(readTour(tour));
}

/**
 * Stores a plan, or what has changed of it; where the stored one is gone, it is stored anew.
 *
 * @returns the address and the key of what is stored; `refused` where the plan names what is no more,
 *   `failed` where no one answered
 */
export async function storeTour(
  tour: Tour,
  link: Link | undefined,
): Promise<Link | 'refused' | 'failed'> {
  const text = tourText(tour);
  try {
    if (link) {
      const answer = await fetch(`/api/tours/${link.id}`, {
        method: 'PUT',
        headers: { ...JSON_TYPE, ...keyOf(link) },
        body: text,
      });
      if (answer.ok) return { ...link, text };
      // What is gone, or not ours to change any more, is stored under a new address.
      if (answer.status !== 404 && answer.status !== 403) return refusalOf(answer);
    }
    const answer = await fetch('/api/tours', { method: 'POST', headers: JSON_TYPE, body: text });
    if (!answer.ok) return refusalOf(answer);
    const { data } = (await answer.json()) as { data: { id: string; editKey: string } };
    return { ...data, text };
  } catch {
    return 'failed';
  }
}

const refusalOf = ({ status }: Response) => (status === 400 ? 'refused' : 'failed');

/** Takes the stored plan away; true where it is gone. */
export async function removeStored(link: Link): Promise<boolean> {
  try {
    const answer = await fetch(`/api/tours/${link.id}`, { method: 'DELETE', headers: keyOf(link) });
    return answer.ok || answer.status === 404;
  } catch {
    return false;
  }
}

function keyOf({ editKey }: Link) {
  return { Authorization: `Bearer ${editKey}` };
}
