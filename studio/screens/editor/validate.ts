import '../../zodConfig.ts';
import type { z } from 'zod';
import { KINDS, type Kind } from '../../../domain/content/kinds.ts';
import type { EntryData, Reason } from '../../../domain/studio/entryApi.ts';
import type { FieldPath } from '../../../domain/studio/entryRequests.ts';
import { valueAt } from '../../../domain/studio/fieldPath.ts';
import { pruneEmpty } from '../../../domain/studio/pruneEmpty.ts';
import type invalid from '../../messages/en/invalid.json';

export type InvalidKey =
  | Exclude<keyof typeof invalid, 'custom'>
  | `custom.${keyof typeof invalid.custom}`;

/** What is wrong with a field: a key of `invalid.json`, or what the server found. */
export type Problem = { path: FieldPath } & (
  | { key: InvalidKey; limit?: number; name?: string }
  | { reason: Reason }
);

/** The keys of the messages that schemas give themselves. */
const CUSTOM: Record<string, `custom.${keyof typeof invalid.custom}`> = {
  'must be lower-case words joined by hyphens': 'custom.slug',
  'must be an http or https address': 'custom.webAddress',
  'must be a path below the media folder': 'custom.mediaPath',
  'must be an http or https address, or a path below the media folder': 'custom.media',
  'must be YYYY, YYYY-MM or YYYY-MM-DD': 'custom.asOf',
  'must be a phone number': 'custom.phone',
  'must be HH:MM': 'custom.time',
  'must be HH:MM, sunset, or sunset-HH:MM': 'custom.closing',
  'must be month and day: MM-DD': 'custom.monthDay',
  'must be a path such as /contact': 'custom.path',
  'must be a code of ISO 3166-2': 'custom.iso',
  'must be the name of a PDF, or an address': 'custom.pdf',
  'is required for a price': 'custom.priceYear',
  'is required where "who" is "other"': 'custom.noteOther',
  'must have a rule or an address': 'custom.booking',
  'is before the start': 'custom.beforeStart',
  'must be after the first day': 'custom.afterFirst',
  'must name each date once': 'custom.onceDate',
};

/** Checks the fields of an entry by the schema of its kind: the first problem of each field. */
export function validate(kind: Kind, data: EntryData): Map<string, Problem> {
  const schema = KINDS[kind] as z.ZodType;
  const pruned = pruneEmpty(schema, data);
  const { error } = schema.safeParse(pruned);
  const problems = new Map<string, Problem>();
  for (const issue of error?.issues ?? []) {
    const path = issue.path.map(String);
    const key = path.join('.');
    if (problems.has(key)) continue;
    const isAbsent = (valueAt(pruned, path) ?? undefined) === undefined;
    problems.set(key, { path, ...(isAbsent ? { key: 'required' } : problemOf(issue)) });
  }
  return problems;
}

type Issue = z.core.$ZodIssue;

function problemOf(issue: Issue): { key: InvalidKey; limit?: number; name?: string } {
  const custom = CUSTOM[issue.message];
  if (custom) return { key: custom };
  switch (issue.code) {
    case 'invalid_type':
      return {
        key:
          issue.expected === 'int' ? 'integer' : issue.expected === 'number' ? 'number' : 'invalid',
      };
    case 'too_small':
      return { ...tooSmall(issue), limit: Number(issue.minimum) };
    case 'too_big': {
      const key = { array: 'manyItems', string: 'long' } as const;
      return { key: key[issue.origin as 'array'] ?? 'max', limit: Number(issue.maximum) };
    }
    case 'invalid_format':
      return {
        key: (['url', 'email', 'date'] as const).find((one) => one === issue.format) ?? 'invalid',
      };
    case 'invalid_value':
      return { key: 'option' };
    case 'unrecognized_keys':
      return { key: 'unknownField', name: issue.keys.join(', ') };
    default:
      return { key: 'invalid' };
  }
}

function tooSmall({ origin, minimum, inclusive }: Extract<Issue, { code: 'too_small' }>) {
  if (origin === 'array') return { key: 'fewItems' } as const;
  if (origin === 'string') return { key: minimum === 1 ? 'required' : 'short' } as const;
  return { key: inclusive === false ? 'above' : 'min' } as const;
}
