import type { Tour } from '../../../domain/visitor.ts';

/** What a plan can be saved as. */
export const FORMATS = ['pdf', 'ics', 'gpx', 'kml', 'txt'] as const;
export type Format = (typeof FORMATS)[number];

/**
 * Has the server make a file of a plan and saves it as `tour.{format}`. Of a stored plan the file
 * names the address; any other is sent along, and not kept.
 *
 * @param stored the id of the plan, where just this plan is stored
 * @returns false where the file could not be had
 */
export async function saveProgramme(
  tour: Tour,
  format: Format,
  locale: string,
  stored?: string,
): Promise<boolean> {
  const body = JSON.stringify(tour);
  const headers = { 'Content-Type': 'application/json' };
  try {
    const answer = await fetch(
      `/api/tours/${stored ?? 'export'}.${format}?lang=${locale}`,
      stored ? {} : { method: 'POST', headers, body },
    );
    if (!answer.ok) return false;
    const url = URL.createObjectURL(await answer.blob());
    const link = Object.assign(document.createElement('a'), {
      href: url,
      download: `tour.${format}`,
    });
    link.click();
    // Some browsers begin to read only after the click has been handled.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
    return true;
  } catch {
    return false;
  }
}
