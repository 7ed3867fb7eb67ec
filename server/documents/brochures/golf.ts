/** Golf: the courses, and what to see between the rounds. */
import type { Place } from '../../../domain/content/place.ts';
import type { Brochure } from './brochure.ts';
import { drawClimate, openChapter, writeEntry } from './chapterParts.ts';
import { drawNumberedMap } from './maps.ts';
import { renderEmergencyNumbers } from './practical.ts';

/** Number of places listed for a course. */
const NEARBY_COUNT = 3;

const coursesOf = ({ sources: { catalogue } }: Brochure) =>
  catalogue.places.all.filter(({ tags }) => tags.includes('golf'));

export function golfEntries(brochure: Brochure): number {
  return coursesOf(brochure).length * (1 + NEARBY_COUNT) + 2;
}

export async function renderGolf(brochure: Brochure): Promise<void> {
  const { catalogue, t } = brochure.sources;
  const courses = coursesOf(brochure);
  const experiences = catalogue.experiences.all.filter(({ tags }) => tags.includes('golf'));
  for (const experience of experiences) {
    await openChapter(brochure, 'experiences', experience);
    brochure.text(experience.description);
    const points = courses.flatMap(({ title, coordinates }) =>
      coordinates ? [{ title: brochure.textOf(title), at: coordinates }] : [],
    );
    await drawNumberedMap(brochure, points, {
      alt: t('map.golf', { count: points.length }),
      height: 200,
    });
    for (const [heading, text] of [
      [t('guide.when'), experience.bestTime],
      [t('guide.access'), experience.access],
      [t('golf.tip'), experience.tip],
    ] as const) {
      if (!text) continue;
      brochure.heading(heading);
      brochure.text(text);
    }
  }
  for (const course of courses) await writeCourse(brochure, course);
  const climates = catalogue.cities.all.filter(({ climate }) => climate);
  if (climates.length > 0) {
    brochure.startChapter(t('golf.practical'));
    brochure.title(t('golf.practical'));
    for (const { title, climate } of climates) {
      if (climate) drawClimate(brochure, climate, brochure.textOf(title));
    }
    brochure.y += 6;
    renderEmergencyNumbers(brochure);
  }
}

async function writeCourse(brochure: Brochure, course: Place): Promise<void> {
  const { catalogue, t, siteUrl, locale } = brochure.sources;
  await openChapter(brochure, 'places', course);
  brochure.text(course.description);
  for (const fact of course.facts)
    brochure.item(brochure.textOf(fact), undefined, brochure.langOf(fact));
  for (const [heading, text] of [
    [t('guide.when'), course.bestTime],
    [t('guide.access'), course.access],
    [t('golf.tip'), course.tip],
  ] as const) {
    if (!text) continue;
    brochure.heading(heading);
    brochure.text(text);
  }
  if (!course.coordinates) return;
  const nearby = catalogue
    .near(course.coordinates, NEARBY_COUNT * 6, course._id)
    .filter(({ place }) => !place.tags.includes('agences-de-voyages'))
    .slice(0, NEARBY_COUNT);
  brochure.heading(t('golf.beside'), 120);
  for (const { place } of nearby) {
    const city = catalogue.cities.get(place.contact.address.city);
    await writeEntry(brochure, 'places', place, {
      facts: [city && brochure.textOf(city.title)],
      url: `${siteUrl}/${locale}/poi/${place._id}`,
    });
  }
}
