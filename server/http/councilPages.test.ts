import { describe, expect, it } from 'vitest';

import { sharedSite } from '../testing/sharedSite.ts';

const site = sharedSite();

/** The HTML of a page, without its scripts and comments, with plain spaces. */
const pageOf = async (path: string) => {
  const html = await (await fetch(site.url + path)).text();
  return html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<!-- -->/g, '')
    .replace(/[\u00a0\u202f]/g, ' ');
};

describe('the word of the President', () => {
  it.each([
    ['en', 'Draft: this text awaits the approval'],
    ['fr', 'Projet de texte, en attente de l’accord'],
    ['es', 'Borrador: este texto espera la aprobación'],
    ['de', 'Entwurf: Dieser Text wartet auf die Zustimmung'],
  ])('is marked as a draft in %s, once, and on no other page', async (locale, note) => {
    expect((await pageOf(`/${locale}/whoarewe`)).split(note)).toHaveLength(2);
    expect(await pageOf(`/${locale}/about`)).not.toContain(note);
  });
});

describe('the figures of the region', () => {
  it.each([
    ['en', '4,236,892', '4,467,911', '1,256,172 inhabitants (2024), 1,150,131 in 2014'],
    ['fr', '4 236 892', '4 467 911', '1 256 172 habitants (2024), 1 150 131 en 2014'],
    ['es', '4.236.892', '4.467.911', '1.256.172 habitantes (2024), 1.150.131 en 2014'],
    ['de', '4.236.892', '4.467.911', '1.256.172 Einwohner (2024), 1.150.131 im Jahr 2014'],
  ])('name the census of 2014 and that of 2024 in %s', async (locale, before, now, province) => {
    const page = await pageOf(`/${locale}/about`);
    for (const text of [before, now, province]) expect(page).toContain(text);
  });
});
