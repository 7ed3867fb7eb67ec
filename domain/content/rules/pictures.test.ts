import { expect, it } from 'vitest';
import { everywhere, placeEntry } from '../testEntries.ts';
import { checkPictures } from './pictures.ts';

it('asks for the description of each photograph', () => {
  const media = [{ url: 'photos/a.jpg', alt: everywhere('A gate') }, { url: 'photos/b.jpg' }];
  const found = checkPictures([placeEntry('gate', 'fes', { media }), placeEntry('door', 'fes')]);
  expect(found).toEqual([
    expect.objectContaining({ id: 'gate', field: 'media.1.alt', code: 'missing' }),
  ]);
});
