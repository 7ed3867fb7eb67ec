/** The guide: the region, its towns with their sights, and practical information. */
import type { EntryOf } from '../../../domain/content/kinds.ts';
import type { Place } from '../../../domain/content/place.ts';
import { type Brochure, SMALL } from './brochure.ts';
import { drawClimate, openChapter, writeEntry } from './chapterParts.ts';
import { drawIndex } from './coverAndIndex.ts';
import { drawRegion } from './maps.ts';
import { renderPractical } from './practical.ts';

/** Restaurants, beds and agencies are in the list of addresses. */
export const SERVICES = ['restaurants', 'hotels', 'agences-de-voyages'];

const sightsOf = (places: readonly Place[]) =>
  places.filter(({ tags, sample }) => !sample && !SERVICES.some((slug) => tags.includes(slug)));

/** Number of entries, for the progress display. */
export function guideEntries({ sources: { catalogue } }: Brochure): number {
  return catalogue.cities.all.length + sightsOf(catalogue.places.all).length + 3;
}

export async function renderGuide(book: Brochure): Promise<void> {
  await writeRegion(book);
  for (const city of book.sources.catalogue.cities.all) await writeTown(book, city);
  await renderPractical(book);
  drawIndex(book);
}

async function writeRegion(book: Brochure): Promise<void> {
  const { catalogue, say } = book.sources;
  const about = catalogue.pages.get('about');
  if (about) await openChapter(book, 'pages', about, { title: say('guide.region') });
  for (const { heading, text } of about?.sections.slice(0, 2) ?? []) {
    book.heading(book.in(heading));
    book.text(text);
  }
  await drawRegion(book);
  book.heading(say('guide.provinces'), 60);
  for (const province of catalogue.provinces.all) {
    const { title, summary } = province;
    book.need(44);
    book.paragraph(book.in(title), { ...SMALL, face: 'strong', size: 9.3 });
    book.y -= 4;
    book.text(summary, { ...SMALL, size: 9 });
  }
}

async function writeTown(book: Brochure, city: EntryOf<'cities'>): Promise<void> {
  const { catalogue, say, siteUrl, locale } = book.sources;
  await openChapter(book, 'cities', city);
  book.text(city.description);
  for (const [heading, text] of [
    [say('guide.when'), city.bestTime],
    [say('guide.access'), city.access],
  ] as const) {
    if (!text) continue;
    book.heading(heading);
    book.text(text);
  }
  if (city.climate) drawClimate(book, city.climate);
  const places = catalogue.places.all.filter(({ contact }) => contact.address.city === city._id);
  const sights = sightsOf(places);
  if (sights.length === 0) return;
  book.heading(say('guide.sights'), 120);
  book.y += 4;
  for (const place of sights) {
    await writeEntry(book, 'places', place, {
      facts: [place.contact.address.street_address],
      url: `${siteUrl}/${locale}/poi/${place._id}`,
    });
  }
}
