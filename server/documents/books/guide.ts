/** The guide: the region, its towns with what there is to see, and what to know before one goes. */
import type { EntryOf } from '../../../domain/kinds.ts';
import type { Place } from '../../../domain/place.ts';
import { type Book, SMALL } from './book.ts';
import { drawIndex } from './frame.ts';
import { drawRegion } from './maps.ts';
import { drawClimate, openChapter, writeEntry } from './parts.ts';
import { writePractical } from './practical.ts';

/** Where one eats, sleeps and books is for the list of addresses. */
export const SERVICES = ['restaurants', 'hotels', 'agences-de-voyages'];

const sightsOf = (places: readonly Place[]) =>
  places.filter(({ tags, sample }) => !sample && !SERVICES.some((slug) => tags.includes(slug)));

/** How many entries the guide has, to tell how far it is. */
export function guideEntries({ sources: { catalogue } }: Book): number {
  return catalogue.cities.all.length + sightsOf(catalogue.places.all).length + 3;
}

export async function writeGuide(book: Book): Promise<void> {
  await writeRegion(book);
  for (const city of book.sources.catalogue.cities.all) await writeTown(book, city);
  await writePractical(book);
  drawIndex(book);
}

async function writeRegion(book: Book): Promise<void> {
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

async function writeTown(book: Book, city: EntryOf<'cities'>): Promise<void> {
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
