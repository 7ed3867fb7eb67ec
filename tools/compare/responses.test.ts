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

test('title, text, links and pictures of a page are compared, markup is not', () => {
  const before = page('<div><p>Old <b>town</b></p><a class="x" href="/en/fav">Saved</a></div>');
  const after = page('<main><p>Old <i>town</i></p><a href="/en/fav" id="y">Saved</a></main>');
  expect(after).toEqual(before);
  expect(before).toMatchObject({ title: 'Fez', links: '/en/fav' });
});

test('the first line that differs is reported', () => {
  const before = page('<p>Open daily</p><img src="a.png" alt="A gate">');
  const after = page('<p>Closed</p><img src="a.png" alt="A tower">');
  expect(firstDifference(before.text ?? '', after.text ?? '')).toContain(
    '"Open daily" became "Closed"',
  );
  expect(after.pictures).not.toBe(before.pictures);
});

test('hashes of files and timestamps are ignored', () => {
  const feed = (hash: string, timestamp: string) =>
    aspectsOf({
      status: 200,
      type: 'application/json',
      location: '',
      body: `{"icon":"/assets/icon-${hash}.svg","made":"${timestamp}"}`,
    });
  expect(feed('a1b2c3d4', '2026-01-01T10:00:00Z')).toEqual(
    feed('e5f6g7h8', '2026-02-02T11:11:11Z'),
  );
});
