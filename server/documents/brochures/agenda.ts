/** The agenda: recurring events by month, with dates where they are announced. */
import type { Event } from '../../../domain/content/event.ts';
import { type EntryWithPicture, entryPoster } from '../../../domain/content/picture.ts';
import { monthName, monthNames } from '../../../domain/format/months.ts';
import { dayInRegion } from '../../../domain/format/today.ts';
import type { Locale } from '../../../domain/locale.ts';
import { COLORS } from '../pdfTheme.ts';
import type { Style } from '../pdfWriter.ts';
import { BODY, type Brochure, EDGE, SMALL, WIDTH } from './brochure.ts';
import { openChapter, writeEntry } from './chapterParts.ts';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

export function agendaEntries({ sources: { catalogue } }: Brochure): number {
  return MONTHS.length + catalogue.events.all.length;
}

export async function renderAgenda(book: Brochure): Promise<void> {
  const { catalogue, say } = book.sources;
  const events = catalogue.events.all.filter(({ sample }) => !sample);
  writeHowTo(book);
  const seen = new Set<string>();
  for (const month of MONTHS) await writeMonth(book, month, { events, seen });
  const moving = events.filter(({ usualMonths }) => usualMonths.length === 0);
  if (moving.length === 0) return;
  book.chapter(say('agenda.moving'));
  book.title(say('agenda.moving'));
  book.paragraph(say('agenda.movingWords'));
  book.y += 8;
  for (const event of moving) await writeEvent(book, event);
}

function writeHowTo(book: Brochure): void {
  const { say } = book.sources;
  book.chapter(say('agenda.howTo'));
  book.title(say('agenda.howTo'));
  book.paragraph(say('agenda.howToWords'), { ...BODY, size: 10.6 });
  book.paragraph(say('agenda.howToDates'));
  book.y += 6;
  drawYear(book);
}

/** A chart of the year: every event in its usual months. */
function drawYear(book: Brochure): void {
  const { pen, sources } = book;
  const { catalogue, locale, say } = sources;
  const rows = catalogue.events.all
    .filter(({ usualMonths, sample }) => usualMonths.length > 0 && !sample)
    .sort((a, b) => Math.min(...a.usualMonths) - Math.min(...b.usualMonths));
  const names = 178;
  const step = (WIDTH - names) / 12;
  const line = 13;
  const height = 18 + rows.length * line;
  book.need(height);
  const top = book.y;
  pen.figure(say('agenda.year'), (document) => {
    for (const month of MONTHS) {
      const x = EDGE + names + step * (month - 1);
      if (month % 2) document.rect(x, top, step, height).fill(COLORS.plasterSoft);
      const name = new Intl.DateTimeFormat(locale, { month: 'narrow', timeZone: 'UTC' }).format(
        Date.UTC(2024, month - 1, 1),
      );
      const style: Style = { face: 'strong', size: 7.6, color: COLORS.green };
      pen.letters(name, x + (step - pen.width(name, style)) / 2, top + 3, style);
    }
    for (const [index, event] of rows.entries()) {
      const y = top + 18 + index * line;
      const style: Style = { size: 7.8, color: COLORS.ink };
      pen.letters(shortened(book, book.in(event.title), style, names - 6), EDGE, y, style);
      for (const month of event.usualMonths) {
        const x = EDGE + names + step * (month - 1);
        document.roundedRect(x + 1.5, y + 1.5, step - 3, 7, 3.5).fill(COLORS.terracotta);
      }
    }
  });
  book.y = top + height + 10;
}

function shortened({ pen }: Brochure, text: string, style: Style, width: number): string {
  if (pen.width(text, style) <= width) return text;
  let length = text.length;
  while (length > 1 && pen.width(`${text.slice(0, length)}…`, style) > width) length--;
  return `${text.slice(0, length).trimEnd()}…`;
}

/** Experiences that are possible for more months than this do not mark a season. */
const SEASON = 6;

async function writeMonth(
  book: Brochure,
  month: number,
  { events, seen }: { events: readonly Event[]; seen: Set<string> },
): Promise<void> {
  const { catalogue, say, locale } = book.sources;
  const title = capitalized(monthName(month, locale), locale);
  const first = events.filter(({ usualMonths }) => usualMonths[0] === month);
  const again = events.filter(
    ({ usualMonths }) => usualMonths[0] !== month && usualMonths.includes(month),
  );
  const toDo = catalogue.experiences.all
    .filter(({ months, sample }) => !sample && months.includes(month) && months.length <= SEASON)
    .sort((a, b) => a.months.length - b.months.length);
  // The first candidate whose picture does not open another month.
  const openings = [
    ...[...first, ...again].map((entry) => ({ kind: 'events', entry })),
    ...toDo.map((entry) => ({ kind: 'experiences', entry })),
  ];
  const drawn = (entry: EntryWithPicture) => {
    const { scene, motif = '' } = entryPoster(entry);
    return `${scene} ${motif}`;
  };
  const named = openings.find(({ entry }) => !seen.has(drawn(entry))) ?? openings[0];
  if (!named) return;
  seen.add(drawn(named.entry));
  const { _id, title: told, media, poster, tags } = named.entry;
  const picture = { _id, title: told, media, poster, tags };
  await openChapter(book, named.kind, picture, { title, lead: false, height: 164 });
  book.y += 6;
  if (first.length + again.length === 0) book.paragraph(say('agenda.none'));
  for (const event of first) await writeEvent(book, event);
  if (again.length > 0) {
    book.heading(say('agenda.again'));
    for (const event of again) {
      const city = catalogue.cities.get(event.city);
      const words = [book.in(event.title), city && book.in(city.title)].filter(Boolean).join(' · ');
      book.item(`${words} (${monthNames(event.usualMonths, locale)})`);
    }
  }
  if (toDo.length === 0) return;
  book.heading(say('agenda.toDo'));
  for (const { title: name, summary } of toDo) {
    book.need(44);
    book.item(book.in(name), { ...BODY, face: 'strong' }, book.langOf(name));
    book.y -= 2;
    const style = { ...SMALL, width: WIDTH };
    if (summary) book.text(summary, style);
  }
}

async function writeEvent(book: Brochure, event: Event): Promise<void> {
  const { catalogue, locale, siteUrl, now } = book.sources;
  const city = catalogue.cities.get(event.city);
  const today = dayInRegion(now);
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const dates = event.dates
    .filter(({ end }) => end >= today)
    .map(({ start, end }) => format.formatRange(Date.parse(start), Date.parse(end)));
  const usual = monthNames(event.usualMonths, locale);
  await writeEntry(book, 'events', event, {
    facts: [city && book.in(city.title), ...(dates.length > 0 ? dates : [usual])],
    url: `${siteUrl}/${locale}/event/${event._id}`,
    ...(event.bestTime && { more: event.bestTime }),
  });
}

const capitalized = (text: string, locale: Locale): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
