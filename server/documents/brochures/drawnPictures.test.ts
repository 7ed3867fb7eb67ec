import sharp from 'sharp';
import { expect, it } from 'vitest';
import { DrawnPictures } from './drawnPictures.ts';

const picture = (shapes: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="400"><rect width="320" height="400" fill="#fff"/>${shapes}</svg>`,
    ),
  )
    .jpeg()
    .toBuffer();
const GATE =
  '<path d="M40 400V160a60 60 0 0 1 120 0V400Z"/><rect x="200" y="40" width="60" height="90"/>';
const HILLS =
  '<path d="M0 300L120 180L180 260L260 120L320 220V400H0Z"/><circle cx="60" cy="60" r="30"/>';

it('finds the same picture in other colours or mirrored, on the page and the one that faces it', async () => {
  const gate = await picture(GATE);
  const bright = await picture(`<g fill="#b5532a">${GATE}</g>`);
  const mirrored = await sharp(gate).flop().jpeg().toBuffer();
  const drawn = new DrawnPictures();
  expect(await drawn.add(4, 'gate', gate)).toBe(true);
  expect(await drawn.add(4, 'bright', bright)).toBe(false);
  expect(await drawn.add(5, 'mirrored', mirrored)).toBe(false);
  expect(await drawn.add(5, 'hills', await picture(HILLS))).toBe(true);
  // The same by its key, though in another shape.
  expect(await drawn.add(5, 'gate', await picture('<circle cx="9" cy="200" r="90"/>'))).toBe(false);
  expect(await drawn.add(6, 'mirrored', mirrored)).toBe(true);
});
