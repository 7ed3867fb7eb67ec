/** The agenda: recurring events by month, with dates where they are announced. */
import { comingDates, type Event } from '../../../domain/content/event.ts';
import { dateRange } from '../../../domain/format/dateRange.ts';
import { monthName, monthNames } from '../../../domain/format/months.ts';
import { dayInRegion } from '../../../domain/format/today.ts';
import type { Locale } from '../../../domain/locale.ts';
import { COLORS } from '../pdfTheme.ts';
import type { Style } from '../pdfWriter.ts';
import { BODY, type Brochure, MARGIN, SMALL, WIDTH } from './brochure.ts';
import { openChapter, pictureKey, writeEntry } from './chapterParts.ts';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

export function agendaEntries({ sources: { catalogue } }: Brochure): number {
  return MONTHS.length + catalogue.events.all.length;
}

export async function renderAgenda(brochure: Brochure): Promise<void> {
  const { catalogue, t } = brochure.sources;
  const events = catalogue.events.all;
  writeIntroduction(brochure);
  const seen = new Set<string>();
  for (const month of MONTHS) await writeMonth(brochure, month, { events, seen });
  const movable = events.filter(({ usualMonths }) => usualMonths.length === 0);
  if (movable.length === 0) return;
  const title = t('agenda.moving');
  const { withEvent } = MIN_MONTH_HEIGHT;
  const picture = catalogue.experiences.all.find((entry) => !seen.has(pictureKey(entry)));
  if (picture && !brochure.hasSpace(withEvent + INTRODUCTION_HEIGHT)) {
    const { summary: _, arabicTitle: __, ...entry } = picture;
    await openChapter(brochure, 'experiences', entry, { title, ...MONTH_OPENING, inRun: true });
  } else {
    brochure.startChapter(title, undefined, withEvent);
    brochure.title(title);
  }
  brochure.paragraph(t('agenda.movingWords'));
  brochure.y += 8;
  for (const [index, event] of movable.entries()) {
    // The last page has more than one event.
    if (index > 0 && index === movable.length - 2) brochure.ensureSpace(2 * EVENT_HEIGHT);
    await writeEvent(brochure, event);
  }
}

function writeIntroduction(brochure: Brochure): void {
  const { t } = brochure.sources;
  brochure.startChapter(t('agenda.howTo'));
  brochure.title(t('agenda.howTo'));
  brochure.paragraph(t('agenda.howToWords'), { ...BODY, size: 10.6 });
  brochure.paragraph(t('agenda.howToDates'));
  brochure.y += 6;
  drawYear(brochure);
}

/** A chart of the year: every event in its usual months. */
function drawYear(brochure: Brochure): void {
  const { writer, sources } = brochure;
  const { catalogue, locale, t } = sources;
  const rows = catalogue.events.all
    .filter(({ usualMonths }) => usualMonths.length > 0)
    .sort((a, b) => Math.min(...a.usualMonths) - Math.min(...b.usualMonths));
  const nameWidth = 178;
  const step = (WIDTH - nameWidth) / 12;
  const rowHeight = 13 * (0.6 + 0.4 * brochure.fit.picture);
  const height = 18 + rows.length * rowHeight;
  brochure.ensureSpace(height);
  const top = brochure.y;
  writer.figure(t('agenda.year'), (document) => {
    for (const month of MONTHS) {
      const x = MARGIN + nameWidth + step * (month - 1);
      if (month % 2) document.rect(x, top, step, height).fill(COLORS.plasterSoft);
      const name = new Intl.DateTimeFormat(locale, { month: 'narrow', timeZone: 'UTC' }).format(
        Date.UTC(2024, month - 1, 1),
      );
      const style: Style = { face: 'strong', size: 7.6, color: COLORS.green };
      writer.drawText(name, x + (step - writer.width(name, style)) / 2, top + 3, style);
    }
    for (const [index, event] of rows.entries()) {
      const y = top + 18 + index * rowHeight;
      const style: Style = { size: 7.8, color: COLORS.ink };
      writer.drawText(
        truncate(brochure, brochure.textOf(event.title), style, nameWidth - 6),
        MARGIN,
        y,
        style,
      );
      for (const month of event.usualMonths) {
        const x = MARGIN + nameWidth + step * (month - 1);
        document.roundedRect(x + 1.5, y + 1.5, step - 3, 7, 3.5).fill(COLORS.terracotta);
      }
    }
  });
  brochure.y = top + height + 10;
}

function truncate({ writer }: Brochure, text: string, style: Style, width: number): string {
  if (writer.width(text, style) <= width) return text;
  let length = text.length;
  while (length > 1 && writer.width(`${text.slice(0, length)}…`, style) > width) length--;
  return `${text.slice(0, length).trimEnd()}…`;
}

/** Space that a month needs to begin on the page of the month before, in points. */
const MIN_MONTH_HEIGHT = { withEvent: 225, without: 165 };
/** Height of the text that opens the movable dates. */
const INTRODUCTION_HEIGHT = 40;
/** A month's picture is lower than that of other chapters. */
const MONTH_OPENING = { lead: false, height: 164 };
/** Usual height of an event. */
const EVENT_HEIGHT = 150;
/** Experiences that are possible for more months than this do not mark a season. */
const MAX_SEASON_MONTHS = 6;

async function writeMonth(
  brochure: Brochure,
  month: number,
  { events, seen }: { events: readonly Event[]; seen: Set<string> },
): Promise<void> {
  const { catalogue, t, locale } = brochure.sources;
  const title = capitalized(monthName(month, locale), locale);
  const first = events.filter(({ usualMonths }) => usualMonths[0] === month);
  const continuing = events.filter(
    ({ usualMonths }) => usualMonths[0] !== month && usualMonths.includes(month),
  );
  const experiences = catalogue.experiences.all
    .filter(({ months }) => months.includes(month) && months.length <= MAX_SEASON_MONTHS)
    .sort((a, b) => a.months.length - b.months.length);
  // The first candidate whose picture does not open another month.
  const candidates = [
    ...experiences.map((entry) => ({ kind: 'experiences', entry })),
    // Those that begin in this month have their own picture below.
    ...[...continuing, ...first].map((entry) => ({ kind: 'events', entry })),
  ];
  const opening = candidates.find(({ entry }) => !seen.has(pictureKey(entry))) ?? candidates[0];
  if (!opening) return;
  const least = first.length > 0 ? MIN_MONTH_HEIGHT.withEvent : MIN_MONTH_HEIGHT.without;
  if (month > 1 && brochure.hasSpace(least)) {
    brochure.startChapter(title, undefined, least);
    brochure.title(title);
  } else {
    seen.add(pictureKey(opening.entry));
    const { _id, title: entryTitle, media, poster, tags } = opening.entry;
    const picture = { _id, title: entryTitle, media, poster, tags };
    const options = { title, ...MONTH_OPENING, inRun: month > 1 };
    await openChapter(brochure, opening.kind, picture, options);
    brochure.y += 6;
  }
  if (first.length + continuing.length === 0) brochure.paragraph(t('agenda.none'));
  for (const event of first) await writeEvent(brochure, event);
  if (continuing.length > 0) {
    brochure.heading(t('agenda.again'));
    for (const event of continuing) {
      const city = catalogue.cities.get(event.city);
      const label = [brochure.textOf(event.title), city && brochure.textOf(city.title)]
        .filter(Boolean)
        .join(' · ');
      brochure.item(`${label} (${monthNames(event.usualMonths, locale)})`);
    }
  }
  if (experiences.length === 0) return;
  brochure.heading(t('agenda.toDo'), 50);
  for (const { title: name, summary } of experiences) {
    brochure.ensureSpace(44);
    brochure.item(brochure.textOf(name), { ...BODY, face: 'strong' }, brochure.langOf(name));
    brochure.y -= 2;
    const style = { ...SMALL, width: WIDTH };
    if (summary) brochure.text(summary, style);
  }
}

async function writeEvent(brochure: Brochure, event: Event): Promise<void> {
  const { catalogue, locale, siteUrl, now, t } = brochure.sources;
  const city = catalogue.cities.get(event.city);
  const today = dayInRegion(now);
  const dates = comingDates(event, today).map((days) => {
    const text = dateRange(days, locale);
    return days.expected ? t('agenda.expected', { days: text }) : text;
  });
  const usualDates = monthNames(event.usualMonths, locale);
  await writeEntry(brochure, 'events', event, {
    facts: [city && brochure.textOf(city.title), ...(dates.length > 0 ? dates : [usualDates])],
    url: `${siteUrl}/${locale}/event/${event._id}`,
    ...(event.bestTime && { more: event.bestTime }),
  });
}

const capitalized = (text: string, locale: Locale): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
