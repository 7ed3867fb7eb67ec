import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ImageService } from './images.ts';

const SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"></svg>';
const DRAWN = { version: 'a drawing', svg: () => SQUARE };

let folder: string;
let reports: unknown[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fm-images-'));
  reports = [];
});
afterEach(() => rm(folder, { recursive: true }));

const serve = () =>
  new ImageService(
    [join(folder, 'media')],
    async (src) => (src.startsWith('posters/') ? DRAWN : undefined),
    join(folder, 'img'),
    1e6,
    (error) => reports.push(error),
  );

it('replaces a broken file by the placeholder, reports it once, and recovers', async () => {
  const images = serve();
  await mkdir(join(folder, 'media'));
  await writeFile(join(folder, 'media/gate.jpg'), 'no picture');
  for (const width of [320, 320]) {
    const image = await images.get(`w_${width},f_webp`, 'gate.jpg');
    expect([image.placeholder, image.type]).toEqual([true, 'image/webp']);
  }
  expect(reports).toEqual([new Error('gate.jpg is no picture that can be read')]);
  await writeFile(join(folder, 'media/gate.jpg'), SQUARE);
  expect((await images.get('w_320,f_webp', 'gate.jpg')).placeholder).toBe(false);
});

it('renders pictures if the cache folder is unusable, reports it once, and recovers', async () => {
  const images = serve();
  await writeFile(join(folder, 'img'), 'a file where the folder should be');
  for (const width of [320, 640]) {
    const image = await images.get(`w_${width},f_png`, 'posters/gate.svg');
    expect(image.body.length).toBeGreaterThan(0);
  }
  expect(reports).toHaveLength(1);
  await rm(join(folder, 'img'));
  await images.get('w_320,f_png', 'posters/gate.svg');
  expect(await readdir(join(folder, 'img'))).toHaveLength(1);
});

it('charges only rendered pictures and does not cache a rejection', async () => {
  const images = serve();
  const charged: number[] = [];
  const charge = (megapixels: number) => void charged.push(megapixels);
  const reject = () => {
    throw new Error('too many');
  };
  const request = (charging: typeof charge) =>
    images.get('w_1600,f_png', 'posters/gate.svg', { charge: charging });
  await expect(request(reject)).rejects.toThrow('too many');
  await request(charge);
  await request(charge);
  expect(charged).toEqual([1.92]);
});
