import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { IMAGE_FORMATS, IMAGE_WIDTHS } from '../../domain/media/imageUrl.ts';
import { residentMegabytes } from '../bench/tools.ts';
import { Finding } from '../finding.ts';
import { serveSite } from './serveSite.ts';

const REQUESTS = 3000;
const CONCURRENCY = 64;
const CACHE_BYTES = 8 * 1024 * 1024;
/** How much the memory of the process may grow, in MB. Image encoders do not release memory at once. */
const MAX_GROWTH = 800;

const INVALID_OPTIONS = [
  'w_0,f_jpg',
  'w_99999,f_avif',
  'w_-1,f_png',
  'w_800',
  'w_800,f_svg',
  'w_8e2,f_jpg',
];
const INVALID_SOURCES = [
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
 * Requests pictures in random sizes and formats, some of them invalid, and measures the peak use of
 * disk and memory.
 *
 * @throws Finding if a response has status 5xx or a limit is exceeded
 */
export async function flood() {
  const site = await serveSite({ IMAGE_CACHE_BYTES: String(CACHE_BYTES) });
  try {
    const places = await fetch(`${site.url}/api/cache/places?fields=title`);
    const { data } = (await places.json()) as { data: { _id: string }[] };
    const statuses: Record<string, number> = {};
    let [disk, memory] = [0, 0];
    const atStart = residentMegabytes(site.pid);
    let halfway = 0;
    const requestPicture = async () => {
      const isInvalid = Math.random() < 0.1;
      const options = isInvalid
        ? pick(INVALID_OPTIONS)
        : `w_${pick(IMAGE_WIDTHS)},${pick(IMAGE_FORMATS)}`;
      const shape = pick(['', '.wide', '.tall', '.share.de', '.share.xx', '.none']);
      const source =
        Math.random() < 0.1
          ? pick(INVALID_SOURCES)
          : `posters/places/${pick(data)._id}${shape}.svg`;
      // Many client addresses, so that none reaches its rate limit.
      const headers = { 'x-forwarded-for': `10.0.${left >> 8}.${left & 255}` };
      const { status, body } = await fetch(`${site.url}/img/${options}/${source}`, { headers });
      await body?.cancel();
      statuses[status] = (statuses[status] ?? 0) + 1;
    };
    let left = REQUESTS;
    const clients = Array.from({ length: CONCURRENCY }, async () => {
      while (left-- > 0) {
        await requestPicture();
        if (left % 50 === 0) {
          disk = Math.max(disk, bytesIn(join(site.dataDir, 'img')));
          memory = Math.max(memory, residentMegabytes(site.pid));
          if (left > REQUESTS / 2) halfway = memory;
        }
      }
    });
    await Promise.all(clients);
    const failed = Object.keys(statuses).filter((status) => Number(status) >= 500);
    if (failed.length > 0) throw new Finding(`Responses with status ${failed}`);
    // Files that are being written come on top of the cached ones.
    if (disk > CACHE_BYTES * 1.25) {
      throw new Finding(`${disk} bytes on disk, limit ${CACHE_BYTES}`);
    }
    if (memory > atStart + MAX_GROWTH) {
      throw new Finding(`${memory} MB of memory, ${atStart} MB at start`);
    }
    return {
      requests: REQUESTS,
      responses: JSON.stringify(statuses),
      'disk limit (MB)': CACHE_BYTES / 2 ** 20,
      'peak disk use (MB)': Math.round((disk / 2 ** 20) * 10) / 10,
      'memory at start, halfway, peak (MB)': `${atStart}, ${halfway}, ${memory}`,
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
