import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it('runs without any variable, and takes an empty one as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
    site: { url: 'http://localhost:3000', partners: [] },
  });
});

it('reads partners as names and addresses', () => {
  const { site } = readConfig({
    PARTNERS: 'Council = https://a.example/x?y=1; Airport=https://b.example',
  });
  expect(site.partners).toEqual([
    { name: 'Council', href: 'https://a.example/x?y=1' },
    { name: 'Airport', href: 'https://b.example' },
  ]);
});

it('names every wrong variable in one error', () => {
  expect(() => readConfig({ PORT: 'x', SITE_URL: 'nowhere', PARTNERS: 'no address' })).toThrow(
    /PORT.*SITE_URL.*PARTNERS/,
  );
});

it('takes several processes only where they can share a database', () => {
  expect(() => readConfig({ WEB_CONCURRENCY: '2' })).toThrow(/WEB_CONCURRENCY.*DATABASE_URL/);
  const DATABASE_URL = 'postgres://localhost/x';
  expect(readConfig({ DATABASE_URL }).processes).toBe(1);
  expect(readConfig({ DATABASE_URL, WEB_CONCURRENCY: '3' }).processes).toBe(3);
  expect(readConfig({ DATABASE_URL, WEB_CONCURRENCY: 'auto' }).processes).toBeGreaterThan(0);
});
