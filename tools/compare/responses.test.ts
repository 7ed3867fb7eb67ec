import { expect, test } from 'vitest';
import { firstDifference } from './report.ts';
import { aspectsOf } from './responses.ts';

const page = (body: string) =>
  aspectsOf({
    status: 200,
    type: 'text/html',
    location: '',
    body: `<html><head><title>Fez</title></head><body>${body}</body></html>`,
  });

test('a page is its title, text, links and pictures, not its markup', () => {
  const before = page('<div><p>Old <b>town</b></p><a class="x" href="/en/fav">Saved</a></div>');
  const after = page('<main><p>Old <i>town</i></p><a href="/en/fav" id="y">Saved</a></main>');
  expect(after).toEqual(before);
  expect(before).toMatchObject({ title: 'Fez', links: '/en/fav' });
});

test('what a visitor reads differently is named with its line', () => {
  const before = page('<p>Open daily</p><img src="a.png" alt="A gate">');
  const after = page('<p>Closed</p><img src="a.png" alt="A tower">');
  expect(firstDifference(before.text ?? '', after.text ?? '')).toContain(
    '"Open daily" became "Closed"',
  );
  expect(after.pictures).not.toBe(before.pictures);
});

test('hashes of files and moments of making do not count', () => {
  const feed = (hash: string, moment: string) =>
    aspectsOf({
      status: 200,
      type: 'application/json',
      location: '',
      body: `{"icon":"/assets/icon-${hash}.svg","made":"${moment}"}`,
    });
  expect(feed('a1b2c3d4', '2026-01-01T10:00:00Z')).toEqual(
    feed('e5f6g7h8', '2026-02-02T11:11:11Z'),
  );
});
