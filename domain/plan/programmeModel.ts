/**
 * The programme of a journey: the one model from which every form of it is made (PDF, calendar, GPS
 * files, plain text, the page to print), so that none can leave out what another one has.
 */
import type en from '../../messages/programme/en.json';
import type { Locale } from '../locale.ts';
import type { Point } from './model.ts';

type KeysOf<T, Path extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Path}${K}` : KeysOf<T[K], `${Path}${K}.`>;
}[keyof T & string];

export type ProgrammeMessages = typeof en;

/** Gives the words of `messages/programme` in the programme's language. */
export type Say = (
  key: KeysOf<ProgrammeMessages>,
  values?: Record<string, string | number>,
) => string;

/** Content in the language that it really has. */
export interface Text {
  text: string;
  lang: Locale;
}

/** Minutes after midnight; after the next midnight they go on. */
export type Minutes = number;

/** Where a day begins or ends. */
export interface Moment {
  at: Minutes;
  label: string;
  words: string;
  point: Point;
}

export interface ProgrammeStop {
  /** Its number on the day's list and map, from 1. */
  number: number;
  id: string;
  title: Text;
  arabicTitle?: string;
  /** Street and town, or the town alone. */
  address: string;
  phone?: string;
  point: Point;
  /** Set where the point is not the place's own. */
  vague?: string;
  /** None for what has no place on the timetable. */
  times?: { arrive: Minutes; begin: Minutes; leave: Minutes };
  /** The way that leads to it: "about 40 min by car, 38 km". */
  leg?: string;
  lunch?: { from: Minutes; to: Minutes; words: string };
  /** The opening hours of the day, where they are known. */
  hours?: string;
  note?: Text;
  url: string;
}

export interface ProgrammeDay {
  day: number;
  /** "Day 1 - Fez" */
  heading: string;
  /** YYYY-MM-DD and in words, where the journey has a date. */
  date?: string;
  dateWords?: string;
  start?: Moment;
  lunchFirst?: { from: Minutes; to: Minutes; words: string };
  stops: ProgrammeStop[];
  back?: string;
  end?: Moment;
  /** What to know before setting out: closed, too much, lost places. */
  warnings: string[];
  sums?: string;
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
  emergency: { title: Text; number: string }[];
  remarks: string[];
  /** The address of the plan on the web. */
  url: string;
  /** The day on which it was made: YYYY-MM-DD and in words. */
  made: string;
  madeWords: string;
  /** The source of the cover's picture: the first highlight's. */
  cover: string;
  say: Say;
}
