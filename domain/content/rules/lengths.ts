import { countWords } from '../../format/countWords.ts';
import { isService } from '../categories.ts';
import { type CodedProblem, type Finding, toProblem } from '../contentProblem.ts';
import type { Entry } from '../kinds.ts';
import { type Bounds, descriptionBounds, SUMMARY } from './textBounds.ts';
import { textsOf, type WrittenText } from './texts.ts';

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
    const bounds = descriptionBounds(entry.kind, entry.data);
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

function listsOf({ kind, data }: Entry): [field: string, size: number, wanted: Bounds][] {
  if (kind === 'places') {
    return data.isDeal || isService(data) ? [] : [['facts', data.facts.length, FACTS]];
  }
  if (kind === 'experiences') return [['facts', data.facts.length, FACTS]];
  if (kind === 'stories') return [['frames', data.frames.length, THREE]];
  if (kind === 'cities') return [['highlights', data.highlights.length, THREE]];
  return [];
}
