import { expect, it } from 'vitest';
import { buildCatalogue } from '../../domain/content/catalogue.ts';
import { readConfig } from '../config.ts';
import { feedRoutes } from './routes.ts';

const YEAR = 365 * 24 * 3600_000;

const get = (env: Record<string, string>) => {
  const catalogue = buildCatalogue(0, []);
  const live = { current: () => catalogue, onChange() {} };
  return feedRoutes({ config: readConfig(env), live }).request('/.well-known/security.txt');
};

it('contains the contact, languages, canonical address and expiry within a year', async () => {
  const response = await get({
    CONTACT_EMAIL: 'contact@visit.example',
    SITE_URL: 'https://visit.example',
  });
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const lines = (await response.text()).trimEnd().split('\n');
  const fields = new Map(lines.map((line) => line.split(/: (.*)/) as [string, string]));
  expect(fields.size).toBe(lines.length);
  expect(fields.get('Contact')).toBe('mailto:contact@visit.example');
  expect(fields.get('Canonical')).toBe('https://visit.example/.well-known/security.txt');
  expect(fields.get('Preferred-Languages')).toMatch(/^en, fr\b/);
  const expires = fields.get('Expires') ?? '';
  expect(expires).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
  expect(Date.parse(expires)).toBeLessThan(Date.now() + YEAR);
});

it('does not exist without a contact', async () => {
  expect((await get({})).status).toBe(404);
});
