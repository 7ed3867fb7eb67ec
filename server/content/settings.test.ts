import { spawn } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { ROOT } from '../projectRoot.ts';
import { setUpSite } from '../testing/setUpSite.ts';
import { makeTestPlace } from '../testing/testSite.ts';
import { importEntries } from './contentStore.ts';
import { writeContent } from './files.ts';
import { readEntries } from './loadCatalogue.ts';
import { readSource } from './readSource.ts';

const site = setUpSite({ YOUTUBE_URL: 'https://youtube.com/@override', REGION_CODE: 'MA-FES' });

const page = async (path: string) => (await fetch(site.url + path)).text();
const footer = async (locale: string) =>
  (await page(`/${locale}/policy`)).split('<footer')[1] ?? '';
const importSettings = (raw: object) =>
  importEntries(site.database.sql, [{ kind: 'settings', raw: { _id: 'site', ...raw } }]);

it('are shown if set and left out if not', async () => {
  const html = await footer('de');
  expect(html).toContain('href="https://www.visitmorocco.com/"');
  expect(html).toContain('alt="Marokkanisches Fremdenverkehrsamt"');
  expect(html).toContain('href="https://youtube.com/@override"');
  expect(html).toContain('href="/de/contact"');
  for (const absent of ['Facebook', 'App Store', 'mailto:', 'tel:', 'Erstellt von']) {
    expect(html).not.toContain(absent);
  }
  expect(await page('/en/about')).toContain(
    '{"@type":"PropertyValue","propertyID":"ISO 3166-2","value":"MA-FES"}',
  );
});

it('show logos in full width', async () => {
  const [, src = ''] = /src="([^"]+)"[^>]*class="[^"]*logotype"/.exec(await footer('en')) ?? [];
  const response = await fetch(site.url + src);
  expect(response.status).toBe(200);
  const { width = 0, height = 0, hasAlpha } = await sharp(await response.bytes()).metadata();
  expect([width, hasAlpha]).toEqual([480, true]);
  expect(width / height).toBeGreaterThan(4);
});

it('change while the site runs, and can be exported and imported', async () => {
  const report = await importSettings({
    social: { facebook: 'https://facebook.com/fes', youtube: 'https://youtube.com/@content' },
    stores: { appStore: 'https://apps.example/fes', googlePlay: 'https://play.example/fes' },
    contact: { email: 'office@visit.example', phone: '+212 535 00 00 00', path: '/mice' },
    agency: { name: 'Atelier', url: 'https://atelier.example' },
    mapCentre: { longitude: -4, latitude: 33.5 },
  });
  expect(report).toMatchObject({ changed: 1, problems: [] });
  await expect.poll(() => footer('fr')).toContain('https://facebook.com/fes');
  const html = await footer('fr');
  for (const shown of [
    'href="https://youtube.com/@override"',
    'href="https://apps.example/fes"',
    'href="https://play.example/fes"',
    'href="mailto:office@visit.example"',
    'href="tel:+212535000000"',
    'href="/fr/mice"',
    'href="https://atelier.example"',
    'Site réalisé par',
    '>Atelier<',
  ]) {
    expect(html).toContain(shown);
  }
  expect(html).not.toContain('visitmorocco');
  expect(await page('/en/whoarewe')).toContain('"sameAs":["https://facebook.com/fes"');

  const folder = await mkdtemp(join(tmpdir(), 'fm-settings-'));
  await writeContent(folder, await readEntries(site.database.sql));
  expect(await readFile(join(folder, 'settings/site.yaml'), 'utf8')).toContain('name: Atelier');
  const { raws } = await readSource(folder, undefined);
  const again = await importEntries(site.database.sql, raws);
  expect(again).toMatchObject({ added: 0, changed: 0, problems: [] });
});

it('that are empty are listed when the site starts', async () => {
  const other = await makeTestPlace();
  const env = { ...process.env, ...other.env, CONTACT_EMAIL: 'office@visit.example' };
  const started = spawn(process.execPath, ['server/main.ts'], { cwd: ROOT, env });
  try {
    let summary = '';
    for await (const line of createInterface(started.stdout)) {
      if (line.startsWith('Settings still empty')) summary = line;
      if (summary) break;
    }
    expect(summary).toContain(
      ': social.facebook, social.instagram, social.youtube, stores.appStore',
    );
    expect(summary).toContain('content/settings/site.yaml');
    expect(summary).not.toContain('contact.email');
    expect(summary).not.toContain('partners');
  } finally {
    const ended = new Promise((done) => started.once('exit', done));
    started.kill();
    await ended;
    await other.remove();
  }
});
