import { countWords } from '../../format/countWords.ts';
import { isService } from '../categories.ts';
import { type CodedProblem, type Finding, toProblem } from '../contentProblem.ts';
import type { Entry } from '../kinds.ts';
import type { Place } from '../place.ts';
import { textsOf, type WrittenText } from './texts.ts';

interface Bounds {
  least: number;
  most: number;
}

/** In characters: cards and search engines truncate longer texts. */
const SUMMARY: Bounds = { least: 1, most: 160 };

/**
 * In words: two short paragraphs, to read in front of the place. The lower bounds of this file leave room
 * for a language that says the same in fewer words: no text is padded to the length of another.
 */
const DESCRIPTION: Bounds = { least: 60, most: 160 };

/**
 * In words, for a hotel, a restaurant or an agency: shorter, because menus, rooms and owners change and
 * no business is praised above another.
 */
const BUSINESS: Bounds = { least: 45, most: 120 };
const BUSINESSES = ['hotels', 'restaurants', 'agences-de-voyages'];

/** In words, for a service: a sentence or two for somebody who needs it now. */
const SERVICE: Bounds = { least: 12, most: 60 };

/** In words: about two hundred, as languages differ in length. */
const DESTINATION: Bounds = { least: 130, most: 260 };

/** In words, introduction and sections together: five minutes of reading. */
const ARTICLE: Bounds = { least: 400, most: 700 };

/** Number of facts in the list at the top of a page. */
const FACTS: Bounds = { least: 3, most: 6 };

/** The layout shows frames of a story and highlights of a destination in rows of three. */
const THREE: Bounds = { least: 3, most: 3 };

/** Rule: every text has a length within the bounds of its kind. */
export function checkLengths(entries: readonly Entry[]): CodedProblem[] {
  return entries.flatMap((entry) => {
    const findings: Finding[] = [];
    const measure = (field: string, size: number, unit: string, { least, most }: Bounds) => {
      if (size >= least && size <= most) return;
      findings.push([field, 'length', { size, unit, least, most }]);
    };

    const texts = textsOf(entry);
    for (const { field, locale, text } of texts) {
      if (field === 'summary') measure(`summary.${locale}`, text.length, 'characters', SUMMARY);
    }
    const bounds = boundsOf(entry);
    if (bounds) {
      const words = Map.groupBy(texts.filter(isBody), ({ locale }) => locale);
      if (words.size === 0) findings.push(['description', 'missing']);
      for (const [locale, parts] of words) {
        const count = parts.reduce((sum, { text }) => sum + countWords(text), 0);
        measure(`description.${locale}`, count, 'words', bounds);
      }
    }
    for (const [field, size, wanted] of listsOf(entry)) measure(field, size, 'items', wanted);
    return findings.map(toProblem(entry));
  });
}

/** The running text of an entry: the description, and the sections of an article. */
const isBody = ({ field }: WrittenText) => field === 'description' || field.startsWith('sections.');

/** Bounds of the description of an entry, in words; undefined where its kind has none. */
function boundsOf({ kind, data }: Entry): Bounds | undefined {
  switch (kind) {
    case 'places':
      return boundsOfPlace(data);
    case 'events':
    case 'circuits':
    case 'experiences':
      return DESCRIPTION;
    case 'cities':
      return DESTINATION;
    case 'articles':
      return ARTICLE;
  }
}

/** The length of a deal depends on its terms. */
function boundsOfPlace({ isDeal, tags }: Place): Bounds | undefined {
  if (isDeal) return undefined;
  if (isService({ tags })) return SERVICE;
  return tags.some((tag) => BUSINESSES.includes(tag)) ? BUSINESS : DESCRIPTION;
}

function listsOf({ kind, data }: Entry): [field: string, size: number, wanted: Bounds][] {
  if (kind === 'places') {
    return data.isDeal || isService(data) ? [] : [['facts', data.facts.length, FACTS]];
  }
  if (kind === 'experiences') return [['facts', data.facts.length, FACTS]];
  if (kind === 'stories') return [['frames', data.frames.length, THREE]];
  if (kind === 'cities') return [['highlights', data.highlights.length, THREE]];
  return [];
}
