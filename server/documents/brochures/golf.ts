/** Golf: the courses, and what to see between the rounds. */
import type { Place } from '../../../domain/content/place.ts';
import { type Brochure, SMALL } from './brochure.ts';
import { CHART_ROOM, drawClimate, openChapter, writeEntry } from './chapterParts.ts';
import { drawSpots } from './maps.ts';
import { renderEmergencyNumbers } from './practical.ts';

/** Number of places listed for a course. */
const BESIDE = 3;

const coursesOf = ({ sources: { catalogue } }: Brochure) =>
  catalogue.places.all.filter(({ tags }) => tags.includes('golf'));

export function golfEntries(book: Brochure): number {
  return coursesOf(book).length * (1 + BESIDE) + 2;
}

export async function renderGolf(book: Brochure): Promise<void> {
  const { catalogue, say } = book.sources;
  const courses = coursesOf(book);
  const around = catalogue.experiences.all.filter(
    ({ tags, sample }) => !sample && tags.includes('golf'),
  );
  for (const experience of around) {
    await openChapter(book, 'experiences', experience);
    book.text(experience.description);
    const spots = courses.flatMap(({ title, coordinates }) =>
      coordinates ? [{ title: book.in(title), at: coordinates }] : [],
    );
    drawSpots(book, spots, { words: say('map.golf', { count: spots.length }), height: 200 });
    for (const [heading, text] of [
      [say('guide.when'), experience.bestTime],
      [say('guide.access'), experience.access],
      [say('golf.tip'), experience.tip],
    ] as const) {
      if (!text) continue;
      book.heading(heading);
      book.text(text);
    }
  }
  for (const course of courses) await writeCourse(book, course);
  const climates = catalogue.cities.all.filter(({ climate }) => climate);
  if (climates.length > 0) {
    book.chapter(say('golf.practical'));
    book.title(say('golf.practical'));
    for (const { title, climate } of climates) {
      // Keeps a town's name and its chart together.
      book.need(CHART_ROOM);
      book.paragraph(book.in(title), { ...SMALL, face: 'strong', size: 10 });
      if (climate) drawClimate(book, climate);
    }
    book.y += 6;
    renderEmergencyNumbers(book);
  }
}

async function writeCourse(book: Brochure, course: Place): Promise<void> {
  const { catalogue, say, siteUrl, locale } = book.sources;
  await openChapter(book, 'places', course);
  book.text(course.description);
  for (const fact of course.facts) book.item(book.in(fact), undefined, book.langOf(fact));
  for (const [heading, text] of [
    [say('guide.when'), course.bestTime],
    [say('guide.access'), course.access],
    [say('golf.tip'), course.tip],
  ] as const) {
    if (!text) continue;
    book.heading(heading);
    book.text(text);
  }
  if (!course.coordinates) return;
  const beside = catalogue
    .near(course.coordinates, BESIDE * 6, course._id)
    .filter(({ place }) => !place.sample && !place.tags.includes('agences-de-voyages'))
    .slice(0, BESIDE);
  book.heading(say('golf.beside'), 120);
  for (const { place } of beside) {
    const city = catalogue.cities.get(place.contact.address.city);
    await writeEntry(book, 'places', place, {
      facts: [city && book.in(city.title)],
      url: `${siteUrl}/${locale}/poi/${place._id}`,
    });
  }
}
