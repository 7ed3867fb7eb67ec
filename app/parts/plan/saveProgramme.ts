import type { Tour } from '../../../domain/visitor.ts';

/** What a plan can be saved as. */
export const FORMATS = ['pdf', 'ics', 'gpx', 'kml', 'txt'] as const;
export type Format = (typeof FORMATS)[number];

/**
 * Has the server make a file of a plan, which it does not keep, and saves it as `tour.{format}`.
 *
 * @returns false where the file could not be had
 */
export async function saveProgramme(tour: Tour, format: Format, locale: string): Promise<boolean> {
  try {
    const answer = await fetch(`/api/tours/export.${format}?lang=${locale}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(tour),
    });
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
