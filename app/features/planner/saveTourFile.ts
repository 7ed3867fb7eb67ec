import type { Tour } from '../../../domain/visitor/visitor.ts';

/** File formats of a tour that the server can produce. */
export const EXPORT_FORMATS = ['pdf', 'ics', 'gpx', 'kml', 'txt'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** How long the object URL of a download stays valid, in ms. */
const URL_LIFETIME = 60_000;

/**
 * Requests a file of a tour from the server and downloads it as `tour.{format}`. The file of a stored
 * tour contains its address; any other tour is sent with the request and not stored.
 *
 * @param storedId the id of the stored tour, if it is stored in this exact state
 * @returns undefined on success; otherwise the server's message for the visitor, if there is one
 */
export async function saveTourFile(
  tour: Tour,
  format: ExportFormat,
  locale: string,
  storedId?: string,
): Promise<{ reason?: string } | undefined> {
  const body = JSON.stringify(tour);
  const headers = { 'Content-Type': 'application/json' };
  try {
    const response = await fetch(
      `/api/tours/${storedId ?? 'export'}.${format}?lang=${locale}`,
      storedId ? {} : { method: 'POST', headers, body },
    );
    if (!response.ok) return { reason: await retryMessage(response) };
    const url = URL.createObjectURL(await response.blob());
    const link = Object.assign(document.createElement('a'), {
      href: url,
      download: `tour.${format}`,
    });
    link.click();
    // Some browsers start reading only after the click event has been handled.
    setTimeout(() => URL.revokeObjectURL(url), URL_LIFETIME);
    return undefined;
  } catch {
    return {};
  }
}

/** The server's message about when to retry (429 or 503), in the visitor's language. */
export async function retryMessage(response: Response): Promise<string | undefined> {
  if (response.status !== 429 && response.status !== 503) return undefined;
  const problem: unknown = await response.json().catch(() => undefined);
  const { detail } = Object(problem) as { detail?: unknown };
  return typeof detail === 'string' ? detail : undefined;
}
