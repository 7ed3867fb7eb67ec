import { Finding } from '../../finding.ts';
import type { Attack, AttackedSite } from './attack.ts';

const REQUESTS = 400;
/** Requests for large pictures from each client address. */
const REQUESTS_PER_ADDRESS = 20;
/** Longest allowed response time of a small uncached picture, in seconds. */
const MAX_SECONDS = 2;
const SHAPES = ['', '.wide', '.tall'];
/** How many small pictures are requested, one after another. */
const SMALL_PICTURES = 10;

/** Requests the largest pictures from many addresses at once, while a visitor requests small ones. */
export const pictures: Attack = {
  name: 'pictures',
  before: 'over 60 s',
  goal: `below ${MAX_SECONDS} s`,
  seconds: 120,
  async run(site) {
    const places = await posters(site, 'cache/places', 'places');
    const large = SHAPES.flatMap((shape) => places.map((poster) => `${poster}${shape}.svg`));
    const small = await posters(site, 'events', 'events');
    const abort = new AbortController();
    const flood = large
      .slice(0, REQUESTS)
      .map((poster, index) =>
        requestPicture(site, `w_1600,f_avif/${poster}`, index, abort.signal).catch(() => undefined),
      );
    let longest = 0;
    for (const poster of small.slice(0, SMALL_PICTURES)) {
      const started = performance.now();
      const status = await requestPicture(site, `w_320,f_webp/${poster}.svg`, -1);
      if (status !== 200) throw new Finding(`Small picture: status ${status}`);
      longest = Math.max(longest, (performance.now() - started) / 1000);
    }
    abort.abort();
    await Promise.all(flood);
    return { after: `${longest.toFixed(1)} s`, met: longest < MAX_SECONDS };
  },
};

async function posters(site: AttackedSite, list: string, kind: string): Promise<string[]> {
  const response = await fetch(`${site.url}/api/${list}?fields=title`);
  const { data } = (await response.json()) as { data: { _id: string }[] };
  return data.map(({ _id }) => `posters/${kind}/${_id}`);
}

async function requestPicture(
  site: AttackedSite,
  picture: string,
  client: number,
  signal?: AbortSignal,
): Promise<number> {
  const address = client < 0 ? '192.0.2.1' : `10.0.0.${Math.floor(client / REQUESTS_PER_ADDRESS)}`;
  const response = await fetch(`${site.url}/img/${picture}`, {
    headers: { 'x-forwarded-for': address },
    ...(signal && { signal }),
  });
  await response.arrayBuffer();
  return response.status;
}
