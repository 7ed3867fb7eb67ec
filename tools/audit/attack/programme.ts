import { setTimeout as pause } from 'node:timers/promises';
import type { Attack, AttackedSite } from './attack.ts';

/** The largest allowed itinerary: days, and stops per day. */
const DAYS = 31;
const STOPS = 20;
/** Simultaneous requests, each from another address. */
const VISITORS = 12;
/** Longest allowed response time of other requests, in ms. */
const MAX_TIME = 300;

/** Requests the PDF of the largest itinerary many times at once, and `/healthz` meanwhile. */
export const programme: Attack = {
  name: 'programme PDF',
  before: 'other requests wait 5,785 ms during one PDF, 5,681 ms during 12, none rejected',
  goal: `below ${MAX_TIME} ms, and 503 for rejected requests`,
  seconds: 240,
  async run(site) {
    const body = JSON.stringify(await largestTour(site));
    // The first one also loads code and renders the picture on the cover.
    await requestPdf(site, JSON.stringify({ days: [{ day: 1, city: 'fes', places: [] }] }), 0);
    const one = await measureOthers(site, [1], body);
    const many = await measureOthers(
      site,
      Array.from({ length: VISITORS }, (_, index) => index + 2),
      body,
    );
    const { responses } = many;
    const rendered = responses.filter(({ status }) => status === 200).length;
    const rejected = responses.filter(
      ({ status, retryAfter }) => status === 503 && retryAfter,
    ).length;
    return {
      after:
        `other requests wait ${one.longest} ms during one PDF that takes ${one.responses[0]?.ms} ms, ` +
        `${many.longest} ms during ${VISITORS}, of which ${rendered} are rendered and ${rejected} rejected`,
      met:
        Math.max(one.longest, many.longest) < MAX_TIME &&
        rendered > 0 &&
        rendered + rejected === VISITORS,
    };
  },
};

async function largestTour(site: AttackedSite) {
  const response = await fetch(`${site.url}/api/cache/places?fields=title`);
  const { data } = (await response.json()) as { data: { _id: string }[] };
  const ids = data.map(({ _id }) => _id);
  const days = Array.from({ length: DAYS }, (_, day) => ({
    day: day + 1,
    city: 'fes',
    places: Array.from({ length: STOPS }, (_, stop) => ids[(day * STOPS + stop) % ids.length]),
  }));
  return { days };
}

async function requestPdf(site: AttackedSite, body: string, visitor: number) {
  const started = performance.now();
  const response = await fetch(`${site.url}/api/tours/export.pdf`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `203.0.113.${visitor}`,
    },
    body,
  });
  await response.arrayBuffer();
  const retryAfter = response.headers.get('retry-after');
  return { status: response.status, retryAfter, ms: Math.round(performance.now() - started) };
}

/**
 * Requests a PDF for each visitor at once.
 *
 * @returns the responses, and the longest response time of `/healthz` meanwhile, in ms
 */
async function measureOthers(site: AttackedSite, visitors: number[], body: string) {
  let finished = false;
  let longest = 0;
  const others = (async () => {
    while (!finished) {
      const started = performance.now();
      await (await fetch(`${site.url}/healthz`)).text();
      longest = Math.max(longest, Math.round(performance.now() - started));
      await pause(5);
    }
  })();
  const responses = await Promise.all(visitors.map((visitor) => requestPdf(site, body, visitor)));
  finished = true;
  await others;
  return { longest, responses };
}
