/**
 * The programme of a journey: the model for all formats (PDF, calendar, GPS files, plain text,
 * printable page), so that none leaves anything out.
 */
import type admission from '../../messages/en/admission.json';
import type en from '../../messages/en/programme.json';
import type { Point } from '../geo/point.ts';
import type { Locale } from '../locale.ts';

type KeysOf<T, Path extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Path}${K}` : KeysOf<T[K], `${Path}${K}.`>;
}[keyof T & string];

export type ProgrammeMessages = typeof en;

/** Translates the messages of a namespace. */
export type TranslateKeys<T> = (key: KeysOf<T>, values?: Record<string, string | number>) => string;
export type TranslateProgramme = TranslateKeys<ProgrammeMessages>;
export type TranslateAdmission = TranslateKeys<typeof admission>;

/** A content text with the language it is really in. */
export interface TextWithLanguage {
  text: string;
  lang: Locale;
}

/** Minutes after midnight; values continue after the next midnight. */
export type Minutes = number;

/** Start or end of a day. */
export interface Moment {
  at: Minutes;
  label: string;
  text: string;
  point: Point;
}

export interface ProgrammeStop {
  /** Number on the day's list and map, from 1. */
  number: number;
  id: string;
  title: TextWithLanguage;
  arabicTitle?: string;
  /** Street and town, or the town only. */
  address: string;
  phone?: string;
  /** The year in which the phone number was last seen, if that is more than a year ago. */
  phoneYear?: string;
  point: Point;
  /** Set if the coordinates are not the place's own. */
  vague?: string;
  /** Undefined for stops without times. */
  times?: { arrive: Minutes; begin: Minutes; leave: Minutes };
  /** The leg to it: "about 40 min by car, 38 km". */
  leg?: string;
  /** Free time for lunch after it. */
  lunch?: { from: Minutes; to: Minutes; text: string };
  /** "Lunch" for a restaurant at noon, "Market day" or the days of the weekly market. */
  occasion?: string;
  /** Opening hours of the day, or regular closing days; with their year if they are old. */
  hours?: string;
  /** Prices of admission with their years. */
  admission?: string;
  note?: TextWithLanguage;
  url: string;
}

export interface ProgrammeDay {
  day: number;
  /** "Day 1 - Fez" */
  heading: string;
  /** YYYY-MM-DD and as text, if the journey has a date. */
  date?: string;
  dateText?: string;
  start?: Moment;
  lunchFirst?: { from: Minutes; to: Minutes; text: string };
  stops: ProgrammeStop[];
  back?: string;
  end?: Moment;
  /** Where the night after it is spent; undefined after the last day. */
  night?: { text: string; label: string; point: Point };
  /** Warnings: closed places, too full days, lost places. */
  warnings: string[];
  totals?: string;
}

export interface Programme {
  locale: Locale;
  title: string;
  region: string;
  cities: string[];
  /** "12 – 16 April 2027" */
  dates?: string;
  /** "Starting point: …" */
  start?: string;
  days: ProgrammeDay[];
  emergency: { title: TextWithLanguage; number: string }[];
  remarks: string[];
  /** Address of the plan; its query contains a plan that is not stored. */
  url: string;
  /** Whether `url` is that of a stored plan. */
  stored: boolean;
  /** Time of creation in ms since 1970, and its date in the region: YYYY-MM-DD and as text. */
  createdAt: number;
  createdOn: string;
  createdText: string;
  /** Source of the cover picture, that of the first highlight. */
  cover: string;
  t: TranslateProgramme;
}
