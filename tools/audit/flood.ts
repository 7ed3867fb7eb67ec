import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { IMAGE_FORMATS, IMAGE_WIDTHS } from '../../domain/media/imageUrl.ts';
import { Finding } from '../../scripts/finding.ts';
import { residentMegabytes } from '../bench/tools.ts';
import { serveSite } from './serveSite.ts';

const REQUESTS = 3000;
/** So many at a time. */
const AT_ONCE = 64;
const CACHE_BYTES = 8 * 1024 * 1024;
/** By how much the process may grow while it paints, in MB: what encoders leave is not given back at once. */
const MOST_GROWTH = 800;

const ODD_OPTIONS = [
  'w_0,f_jpg',
  'w_99999,f_avif',
  'w_-1,f_png',
  'w_800',
  'w_800,f_svg',
  'w_8e2,f_jpg',
];
const ODD_SOURCES = [
  '..%2F..%2Fpackage.json',
  '%2Fetc%2Fpasswd',
  '%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '..%5C..%5Cwin.ini',
  'posters/places/__proto__.svg',
  'posters/places/constructor.share.de.svg',
  `posters/places/${'x'.repeat(2000)}.svg`,
  'http:%2F%2F127.0.0.1%2F',
];

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

/**
 * Pictures of all sizes, formats and entries, and such as there are not, many at a time: how much disk and
 * memory they take at most.
 *
 * @throws Finding when a request fails, or a bound is passed
 */
export async function flood() {
  const site = await serveSite({ IMAGE_CACHE_BYTES: String(CACHE_BYTES) });
  try {
    const places = await fetch(`${site.url}/api/cache/places?fields=title`);
    const { data } = (await places.json()) as { data: { _id: string }[] };
    const answers: Record<string, number> = {};
    let [disk, memory] = [0, 0];
    const atRest = residentMegabytes(site.pid);
    let halfway = 0;
    const ask = async () => {
      const odd = Math.random() < 0.1;
      const options = odd ? pick(ODD_OPTIONS) : `w_${pick(IMAGE_WIDTHS)},${pick(IMAGE_FORMATS)}`;
      const shape = pick(['', '.wide', '.tall', '.share.de', '.share.xx', '.none']);
      const source =
        Math.random() < 0.1 ? pick(ODD_SOURCES) : `posters/places/${pick(data)._id}${shape}.svg`;
      // From many addresses, of which none reaches its limit.
      const headers = { 'x-forwarded-for': `10.0.${left >> 8}.${left & 255}` };
      const { status, body } = await fetch(`${site.url}/img/${options}/${source}`, { headers });
      await body?.cancel();
      answers[status] = (answers[status] ?? 0) + 1;
    };
    let left = REQUESTS;
    const asking = Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) {
        await ask();
        if (left % 50 === 0) {
          disk = Math.max(disk, bytesIn(join(site.dataDir, 'img')));
          memory = Math.max(memory, residentMegabytes(site.pid));
          if (left > REQUESTS / 2) halfway = memory;
        }
      }
    });
    await Promise.all(asking);
    const failed = Object.keys(answers).filter((status) => Number(status) >= 500);
    if (failed.length > 0) throw new Finding(`Some were answered with ${failed}`);
    // What is being written may stand beside what is kept.
    if (disk > CACHE_BYTES * 1.25) throw new Finding(`${disk} bytes on disk, of ${CACHE_BYTES}`);
    if (memory > atRest + MOST_GROWTH)
      throw new Finding(`${memory} MB of memory, ${atRest} at rest`);
    return {
      requests: REQUESTS,
      answers: JSON.stringify(answers),
      'bound on disk (MB)': CACHE_BYTES / 2 ** 20,
      'most on disk (MB)': Math.round((disk / 2 ** 20) * 10) / 10,
      'memory at rest, halfway, at most (MB)': `${atRest}, ${halfway}, ${memory}`,
    };
  } finally {
    await site.stop();
  }
}

function bytesIn(folder: string): number {
  return readdirSync(folder).reduce(
    (sum, name) => sum + (statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
}
