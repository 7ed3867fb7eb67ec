import type { Problem } from '../check.ts';
import type { Entry } from '../kinds.ts';
import type { Place } from '../place.ts';
import { countWords, textsOf, type WrittenText } from './texts.ts';

interface Bounds {
  least: number;
  most: number;
}

/** Characters. Cards and search engines cut off what is longer. */
const SUMMARY: Bounds = { least: 1, most: 160 };

/** Words. Two short paragraphs: enough to picture the place, read while standing in front of it. */
const DESCRIPTION: Bounds = { least: 80, most: 160 };

/**
 * Words for a hotel, a restaurant or an agency. Menus, rooms and owners change, and no business is
 * praised above the next: what stays true of a house and of its street fills fewer lines.
 */
const BUSINESS: Bounds = { least: 60, most: 120 };
const BUSINESSES = ['hotels', 'restaurants', 'agences-de-voyages'];

/** Words. About two hundred, give or take what a language needs more than another. */
const DESTINATION: Bounds = { least: 150, most: 260 };

/** Words of opening and sections together: five minutes of reading. */
const ARTICLE: Bounds = { least: 400, most: 700 };

/** Facts at a glance: fewer are no list, more are not seen at a glance. */
const FACTS: Bounds = { least: 3, most: 6 };

/** The screens of a story and the things not to miss of a destination are laid out in threes. */
const THREE: Bounds = { least: 3, most: 3 };

/** Every text within the bounds of its kind. */
export function checkLengths(entries: readonly Entry[]): Problem[] {
  return entries.flatMap((entry) => {
    const problems: Problem[] = [];
    const say = (field: string, reason: string) =>
      problems.push({ kind: entry.kind, id: entry.data._id, field, reason });
    const measure = (field: string, size: number, unit: string, { least, most }: Bounds) => {
      if (size >= least && size <= most) return;
      const wanted = least === most ? least : `${least} to ${most}`;
      say(field, `has ${size} ${unit}, should have ${wanted}`);
    };

    const texts = textsOf(entry);
    for (const { field, locale, text } of texts) {
      if (field === 'summary') measure(`summary.${locale}`, text.length, 'characters', SUMMARY);
    }
    const bounds = boundsOf(entry);
    if (bounds) {
      const words = Map.groupBy(texts.filter(isBody), ({ locale }) => locale);
      if (words.size === 0) say('description', 'is missing');
      for (const [locale, parts] of words) {
        const count = parts.reduce((sum, { text }) => sum + countWords(text), 0);
        measure(`description.${locale}`, count, 'words', bounds);
      }
    }
    for (const [field, size, wanted] of listsOf(entry)) measure(field, size, 'items', wanted);
    return problems;
  });
}

/** What a reader reads from top to bottom: the description, and the sections of an article. */
const isBody = ({ field }: WrittenText) => field === 'description' || field.startsWith('sections.');

/** How long the description of an entry must be; undefined where its kind has none. */
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

/** An offer is as long as its terms are. */
function boundsOfPlace({ isDeal, tags }: Place): Bounds | undefined {
  if (isDeal) return undefined;
  return tags.some((tag) => BUSINESSES.includes(tag)) ? BUSINESS : DESCRIPTION;
}

function listsOf({ kind, data }: Entry): [field: string, size: number, wanted: Bounds][] {
  if (kind === 'places') return data.isDeal ? [] : [['facts', data.facts.length, FACTS]];
  if (kind === 'experiences') return [['facts', data.facts.length, FACTS]];
  if (kind === 'stories') return [['frames', data.frames.length, THREE]];
  if (kind === 'cities') return [['highlights', data.highlights.length, THREE]];
  return [];
}
