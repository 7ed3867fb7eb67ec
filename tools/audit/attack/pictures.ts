import { Finding } from '../../../scripts/finding.ts';
import type { Attack, AttackedSite } from './attack.ts';

const REQUESTS = 400;
/** How many of the pictures that are asked for in vain come from each address. */
const BY_ADDRESS = 20;
/** The longest that a small fresh picture may take meanwhile, in seconds. */
const LONGEST = 2;
const SHAPES = ['', '.wide', '.tall'];
/** How many small pictures are asked for, one after the other. */
const SMALL = 10;

/** Clients of many addresses ask for the largest pictures at once while a visitor asks for small ones. */
export const pictures: Attack = {
  name: 'pictures',
  before: 'over 60 s',
  goal: `below ${LONGEST} s`,
  seconds: 120,
  async run(site) {
    const places = await posters(site, 'cache/places', 'places');
    const large = SHAPES.flatMap((shape) => places.map((poster) => `${poster}${shape}.svg`));
    const small = await posters(site, 'events', 'events');
    const leave = new AbortController();
    const flood = large
      .slice(0, REQUESTS)
      .map((poster, index) =>
        ask(site, `w_1600,f_avif/${poster}`, index, leave.signal).catch(() => undefined),
      );
    let longest = 0;
    for (const poster of small.slice(0, SMALL)) {
      const started = performance.now();
      const status = await ask(site, `w_320,f_webp/${poster}.svg`, -1);
      if (status !== 200) throw new Finding(`A small picture was answered with ${status}`);
      longest = Math.max(longest, (performance.now() - started) / 1000);
    }
    leave.abort();
    await Promise.all(flood);
    return { after: `${longest.toFixed(1)} s`, met: longest < LONGEST };
  },
};

async function posters(site: AttackedSite, list: string, kind: string): Promise<string[]> {
  const answer = await fetch(`${site.url}/api/${list}?fields=title`);
  const { data } = (await answer.json()) as { data: { _id: string }[] };
  return data.map(({ _id }) => `posters/${kind}/${_id}`);
}

async function ask(
  site: AttackedSite,
  picture: string,
  client: number,
  signal?: AbortSignal,
): Promise<number> {
  const address = client < 0 ? '192.0.2.1' : `10.0.0.${Math.floor(client / BY_ADDRESS)}`;
  const answer = await fetch(`${site.url}/img/${picture}`, {
    headers: { 'x-forwarded-for': address },
    ...(signal && { signal }),
  });
  await answer.arrayBuffer();
  return answer.status;
}
