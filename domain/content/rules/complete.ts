import { LOCALES } from '../../locale.ts';
import { CATEGORIES } from '../categories.ts';
import {
  type CodedProblem,
  type ContentProblem,
  type Finding,
  toProblem,
} from '../contentProblem.ts';
import { type Entry, KINDS, type Kind } from '../kinds.ts';
import { localisedTexts } from './texts.ts';

/** Every category of the specification is a tag. */
export function checkCategories(entries: readonly Entry[]): ContentProblem[] {
  const tags = new Set(entries.flatMap(({ kind, data }) => (kind === 'tags' ? data.slug : [])));
  return CATEGORIES.filter((slug) => !tags.has(slug)).map((id) => ({
    kind: 'tags',
    id,
    field: 'slug',
    reason: 'is a category of the specification, and is missing',
  }));
}

/** Rule: every text is in all languages. */
export function checkTranslated(entries: readonly Entry[]): CodedProblem[] {
  return entries.flatMap((entry) => checkTexts(entry).map(toProblem(entry)));
}

/** Rule: a summary, coordinates, exactly one category or service, sources with a date. */
export function checkComplete(entries: readonly Entry[]): CodedProblem[] {
  const categories = new Set(
    entries.flatMap(({ kind, data }) =>
      kind === 'tags' && data.group !== 'trip' ? data.slug : [],
    ),
  );
  return entries.flatMap((entry) =>
    [...checkSummary(entry), ...checkPlace(entry, categories), ...checkProvenance(entry)].map(
      toProblem(entry),
    ),
  );
}

function checkTexts({ data }: Entry): Finding[] {
  return localisedTexts(data).flatMap(({ field, text }): Finding[] => {
    const missing = LOCALES.filter((locale) => text[locale] === undefined);
    return missing.length > 0 ? [[field, 'notTranslated', { locales: missing.join(', ') }]] : [];
  });
}

function checkSummary({ kind, data }: Entry): Finding[] {
  const isMissing = 'summary' in KINDS[kind].shape && !('summary' in data && data.summary);
  return isMissing ? [['summary', 'missing']] : [];
}

function checkPlace({ kind, data }: Entry, categories: ReadonlySet<string>): Finding[] {
  const findings: Finding[] = [];
  if ((kind === 'places' || kind === 'cities') && !data.coordinates) {
    findings.push(['coordinates', 'missing']);
  }
  if (kind === 'places' && data.tags.filter((tag) => categories.has(tag)).length !== 1) {
    findings.push(['tags', 'categoryCount']);
  }
  return findings;
}

/** Facts need sources; pages of the site and examples do not. */
function checkProvenance({ kind, data }: Entry): Finding[] {
  if (!TRACED.has(kind) || !('sources' in data) || data.sample) return [];
  const findings: Finding[] = [];
  if (data.sources.length === 0) findings.push(['sources', 'missing']);
  for (const source of data.sources) {
    if (/^https?:/.test(source) && !URL.canParse(source)) {
      findings.push(['sources', 'sourceNoAddress', { source }]);
    }
  }
  if (!data.checkedOn) findings.push(['checkedOn', 'missing']);
  return findings;
}

const TRACED: ReadonlySet<Kind> = new Set([
  'cities',
  'places',
  'events',
  'circuits',
  'experiences',
  'articles',
  'emergency',
  'visas',
]);
