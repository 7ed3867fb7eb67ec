/** The guide: the region, its towns with their sights, and practical information. */
import { isService } from '../../../domain/content/categories.ts';
import type { EntryOf } from '../../../domain/content/kinds.ts';
import { isBusiness, type Place } from '../../../domain/content/place.ts';
import { type Brochure, SMALL } from './brochure.ts';
import { drawClimate, openChapter, writeEntry } from './chapterParts.ts';
import { drawIndex } from './coverAndIndex.ts';
import { drawRegion } from './maps.ts';
import { renderPractical } from './practical.ts';

/** Businesses and services are in the list of addresses. */
const sightsOf = (places: readonly Place[]) =>
  places.filter((place) => !isBusiness(place) && !isService(place));

/** Number of entries, for the progress display. */
export function guideEntries({ sources: { catalogue } }: Brochure): number {
  return catalogue.cities.all.length + sightsOf(catalogue.places.all).length + 3;
}

export async function renderGuide(brochure: Brochure): Promise<void> {
  await writeRegion(brochure);
  for (const city of brochure.sources.catalogue.cities.all) await writeTown(brochure, city);
  await renderPractical(brochure);
  drawIndex(brochure);
}

async function writeRegion(brochure: Brochure): Promise<void> {
  const { catalogue, t } = brochure.sources;
  const about = catalogue.pages.get('about');
  if (about) await openChapter(brochure, 'pages', about, { title: t('guide.region') });
  for (const { heading, text } of about?.sections.slice(0, 2) ?? []) {
    brochure.heading(brochure.textOf(heading));
    brochure.text(text);
  }
  await drawRegion(brochure);
  brochure.heading(t('guide.provinces'), 60);
  for (const province of catalogue.provinces.all) {
    const { title, summary } = province;
    brochure.ensureSpace(44);
    brochure.paragraph(brochure.textOf(title), { ...SMALL, face: 'strong', size: 9.3 });
    brochure.y -= 4;
    brochure.text(summary, { ...SMALL, size: 9 });
  }
}

async function writeTown(brochure: Brochure, city: EntryOf<'cities'>): Promise<void> {
  const { catalogue, t, siteUrl, locale } = brochure.sources;
  await openChapter(brochure, 'cities', city);
  brochure.text(city.description);
  for (const [heading, text] of [
    [t('guide.when'), city.bestTime],
    [t('guide.access'), city.access],
  ] as const) {
    if (!text) continue;
    brochure.heading(heading);
    brochure.text(text);
  }
  if (city.climate) drawClimate(brochure, city.climate);
  const places = catalogue.places.all.filter(({ contact }) => contact.address.city === city._id);
  const sights = sightsOf(places);
  if (sights.length === 0) return;
  brochure.heading(t('guide.sights'), 120);
  brochure.y += 4;
  for (const place of sights) {
    const street = place.contact.address.street_address;
    await writeEntry(brochure, 'places', place, {
      facts: [street && brochure.textOf(street)],
      url: `${siteUrl}/${locale}/poi/${place._id}`,
    });
  }
}
