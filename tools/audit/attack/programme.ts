import { setTimeout as pause } from 'node:timers/promises';
import type { Attack, AttackedSite } from './attack.ts';

/** The largest plan that is allowed: days, and stops of each. */
const DAYS = 31;
const STOPS = 20;
/** How many visitors, each with an address of their own, ask for it at the same time. */
const VISITORS = 12;
/** The longest that another request may wait meanwhile, in ms. */
const LONGEST = 300;

/** Many visitors ask for the PDF of the largest plan at once; others ask whether the site lives. */
export const programme: Attack = {
  name: 'programme PDF',
  before: 'waits 5,785 ms beside one PDF, 5,681 ms beside 12, of which all are made',
  goal: `below ${LONGEST} ms, and 503 for whoever is refused`,
  seconds: 240,
  async run(site) {
    const body = JSON.stringify(await largestTour(site));
    // The first one has its code and the picture of its cover made as well.
    await ask(site, JSON.stringify({ days: [{ day: 1, city: 'fes', places: [] }] }), 0);
    const one = await waitOfOthers(site, [1], body);
    const many = await waitOfOthers(
      site,
      Array.from({ length: VISITORS }, (_, index) => index + 2),
      body,
    );
    const { answers } = many;
    const made = answers.filter(({ status }) => status === 200).length;
    const refused = answers.filter(({ status, retryAfter }) => status === 503 && retryAfter).length;
    return {
      after:
        `waits ${one.longest} ms beside one PDF that takes ${one.answers[0]?.ms} ms, ` +
        `${many.longest} ms beside ${VISITORS}, of which ${made} are made and ${refused} refused`,
      met: Math.max(one.longest, many.longest) < LONGEST && made > 0 && made + refused === VISITORS,
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

async function ask(site: AttackedSite, body: string, visitor: number) {
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

/** The longest that the smallest request waits, in ms, while some visitors ask for a PDF. */
async function waitOfOthers(site: AttackedSite, visitors: number[], body: string) {
  let over = false;
  let longest = 0;
  const others = (async () => {
    while (!over) {
      const started = performance.now();
      await (await fetch(`${site.url}/healthz`)).text();
      longest = Math.max(longest, Math.round(performance.now() - started));
      await pause(5);
    }
  })();
  const answers = await Promise.all(visitors.map((visitor) => ask(site, body, visitor)));
  over = true;
  await others;
  return { longest, answers };
}
