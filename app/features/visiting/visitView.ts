import type { Service } from '../../../domain/content/categories.ts';
import type { Place } from '../../../domain/content/place.ts';
import type { Admission } from '../../../domain/content/visiting.ts';
import { dateFormat } from '../../../domain/format/formatters.ts';
import { formatPrice } from '../../../domain/format/price.ts';
import { dayInRegion } from '../../../domain/format/today.ts';
import { type Weekday, weekdayName } from '../../../domain/format/weekdays.ts';
import { isOlderThanAYear } from '../../../domain/hours/age.ts';
import type { Locale } from '../../../domain/locale.ts';
import { type LocalizedString, localize } from '../../i18n/localize.tsx';
import { translator } from '../../i18n/messages.ts';
import { phoneUrl } from '../actions/actions.ts';
import { capitalized, hoursTables, type VisitTable } from './hoursTables.ts';

/** When a value was last known to be true: the text, and the text once it is older than a year. */
interface ValueAge {
  asOf: string;
  recent?: string;
  old: string;
}

/** A row of facts, in this order of its parts. */
export interface VisitRow {
  label: string;
  tables?: VisitTable[];
  lines?: LocalizedString[];
  /** In Arabic, to show to a driver. */
  arabic?: string | undefined;
  links?: { href: string; text: string }[];
  /** How old its values are, as text. */
  age: string | undefined;
}

type DatedRow = Omit<VisitRow, 'age'> & { age?: ValueAge | undefined };

/**
 * What a visitor needs to know of a place before going, as texts in the page's language. The server
 * renders a page anew every day, so that the age of a value is true.
 */
export function visitRows(place: Place, locale: Locale): VisitRow[] {
  const today = dayInRegion(new Date());
  const rows: (DatedRow | undefined)[] = [
    hoursRow(place, locale, today) ?? unknownHoursRow(place, locale),
    marketRow(place, locale),
    admissionRow(place, locale),
    entryRow(place, locale),
    bookingRow(place, locale),
    contactRow(place, locale),
    evidenceRow(place, locale),
  ];
  return rows
    .filter((row) => row !== undefined)
    .map(({ age, ...row }) => ({
      ...row,
      age: age && (isOlderThanAYear(age.asOf, today) ? age.old : age.recent),
    }));
}

function hoursRow(place: Place, locale: Locale, today: string): DatedRow | undefined {
  const hours = place.openingHours;
  if (!hours) return undefined;
  const t = translator(locale, 'visit');
  return {
    label: t(hours.approximate ? 'usualHours' : 'hours'),
    tables: hoursTables(hours, locale, today),
    lines: hours.note ? [localize(hours.note, locale)] : [],
    age: ageOf(hours.asOf, locale),
  };
}

/** Tags of places without a gate and of houses that never close. */
const NEVER_CLOSED: readonly string[] = [
  'hotels',
  'lacs-et-barrages',
  'espaces-naturels',
  'viewpoints',
  ...(['hospital', 'station', 'bus-station', 'taxi-rank'] satisfies Service[]),
];

/** Says that the hours are unknown; undefined for places that have none. */
function unknownHoursRow(place: Place, locale: Locale): DatedRow | undefined {
  const { closedOn, closed, entry, isDeal, tags } = place;
  const t = translator(locale, 'visit');
  // The pages of the places of a deal have their hours.
  const hasNone =
    isDeal ||
    closed ||
    entry?.who === 'open-air' ||
    entry?.who === 'outside' ||
    (!entry && tags.some((tag) => NEVER_CLOSED.includes(tag)));
  if (closedOn.length === 0) {
    return hasNone ? undefined : { label: t('hours'), lines: [{ text: t('unknownHours') }] };
  }
  return {
    label: t('closedOn'),
    lines: [{ text: listOfDays(closedOn, locale) }, { text: t('unknownHours') }],
  };
}

function marketRow({ marketDays }: Place, locale: Locale): DatedRow | undefined {
  if (marketDays.length === 0) return undefined;
  const label = translator(locale, 'visit')('market');
  return { label, lines: [{ text: listOfDays(marketDays, locale) }] };
}

/** "Monday and Friday" */
function listOfDays(days: readonly Weekday[], locale: Locale): string {
  const names = days.map((day) => weekdayName(day, locale, 'long'));
  return capitalized(new Intl.ListFormat(locale).format(names));
}

/** Prices by payer, else the price level. */
function admissionRow({ admission, priceLevel }: Place, locale: Locale): DatedRow | undefined {
  const t = translator(locale, 'visit');
  const [first] = admission;
  if (!first) {
    return priceLevel
      ? { label: t('priceLevel'), lines: [{ text: t(`priceLevels.${priceLevel}`) }] }
      : undefined;
  }
  const oldest = admission.flatMap(({ year }) => year ?? []).sort()[0];
  const isFree = admission.length === 1 && first.who === 'everyone' && first.amount === 0;
  const note = localize(first.note, locale);
  return {
    label: t('admission'),
    ...(isFree
      ? { lines: [{ text: t('free') }, ...(note ? [note] : [])] }
      : { tables: [{ rows: admission.map((price) => priceRow(price, locale)) }] }),
    // The years are beside the prices.
    age: oldest === undefined ? undefined : { asOf: String(oldest), old: t('check') },
  };
}

function priceRow({ who, amount, currency, year, status, note }: Admission, locale: Locale) {
  const t = translator(locale, 'visit');
  const tAdmission = translator(locale, 'admission');
  const comment = localize(note, locale);
  const price = amount === 0 ? t('free') : formatPrice(amount, locale, currency);
  const isSeen = status === 'seen';
  // The note of another payer is its name.
  const isNamed = who !== 'other';
  return {
    name:
      isNamed || !comment ? { text: tAdmission(`payers.${isNamed ? who : 'everyone'}`) } : comment,
    value: [price, isSeen && year && `(${year})`].filter(Boolean).join(' '),
    note: isNamed ? comment : undefined,
    detail: isSeen || !year ? undefined : tAdmission('byCategory', { year: String(year) }),
  };
}

function entryRow({ entry }: Place, locale: Locale): DatedRow | undefined {
  if (!entry) return undefined;
  const t = translator(locale, 'visit');
  const note = localize(entry.note, locale);
  return {
    label: t('entry'),
    lines: [{ text: t(`entryRules.${entry.who}`) }, ...(note ? [note] : [])],
  };
}

function bookingRow({ booking }: Place, locale: Locale): DatedRow | undefined {
  if (!booking) return undefined;
  const t = translator(locale, 'visit');
  const { rule, url } = booking;
  return {
    label: t('booking'),
    lines: rule ? [{ text: t(`bookingRules.${rule}`) }] : [],
    links: url ? [{ href: url, text: t('bookAt', { host: hostOf(url) }) }] : [],
  };
}

function contactRow({ contact }: Place, locale: Locale): DatedRow | undefined {
  const { phone, website, email, asOf, address } = contact;
  const street = localize(address.street_address, locale);
  const links = [
    phone && { href: phoneUrl(phone), text: phone },
    website && { href: website, text: hostOf(website) },
    email && { href: `mailto:${email}`, text: email },
  ].filter((link) => typeof link === 'object');
  if (links.length === 0 && !street) return undefined;
  return {
    label: translator(locale, 'visit')('contact'),
    lines: street ? [street] : [],
    arabic: address.arabicStreet,
    links,
    age: asOf && links.length > 0 ? ageOf(asOf, locale) : undefined,
  };
}

function evidenceRow(place: Place, locale: Locale): DatedRow | undefined {
  const { evidence, closed, openingHours } = place;
  // Hours that are as new show it already.
  if (!evidence || closed || (openingHours && openingHours.asOf >= evidence.asOf)) return undefined;
  const t = translator(locale, 'visit');
  const date = capitalized(monthOrYear(evidence.asOf, locale));
  return {
    label: t('evidence'),
    age: { asOf: evidence.asOf, recent: date, old: t('evidenceOld', { date }) },
  };
}

function ageOf(asOf: string, locale: Locale): ValueAge {
  const t = translator(locale, 'visit');
  const date = monthOrYear(asOf, locale);
  return { asOf, recent: t('asOf', { date }), old: t('asOfOld', { date }) };
}

/** "2024" or "October 2024" */
function monthOrYear(asOf: string, locale: Locale): string {
  if (asOf.length === 4) return asOf;
  const format = dateFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.format(new Date(asOf));
}

/** "example.org" */
function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}
