/** Why a schema refuses a field: codes and values, for which the Studio has messages (`invalid.json`). */
import type { z } from 'zod';
import { valueAt } from './fieldPath.ts';

const GENERAL = [
  'required',
  'number',
  'integer',
  'min',
  'above',
  'max',
  'fewItems',
  'manyItems',
  'long',
  'short',
  'url',
  'email',
  'date',
  'option',
  'unknownField',
  'otherId',
  'invalid',
] as const;

/** The messages that schemas give themselves. */
const CUSTOM = {
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
} as const;

/** In English, as schemas have them. */
export const SCHEMA_MESSAGES: readonly string[] = Object.keys(CUSTOM);

type CustomKey = (typeof CUSTOM)[keyof typeof CUSTOM];
export type SchemaReasonKey = (typeof GENERAL)[number] | CustomKey;

export const SCHEMA_REASON_KEYS: readonly SchemaReasonKey[] = [
  ...GENERAL,
  ...Object.values(CUSTOM),
];

export interface SchemaReason {
  code: `invalid.${SchemaReasonKey}`;
  values: { limit?: number; name?: string };
}

type Issue = z.core.$ZodIssue;

/** @param data what was parsed */
export function schemaReason(issue: Issue, data: unknown): SchemaReason {
  const isAbsent = (valueAt(data, issue.path.map(String)) ?? undefined) === undefined;
  return isAbsent ? reason('required') : reasonOf(issue);
}

/** The id in the fields is not that of the entry. */
export const otherId = (id: string): SchemaReason => reason('otherId', { name: id });

const reason = (key: SchemaReasonKey, values: SchemaReason['values'] = {}): SchemaReason => ({
  code: `invalid.${key}`,
  values,
});

function reasonOf(issue: Issue): SchemaReason {
  const custom = (CUSTOM as Record<string, CustomKey | undefined>)[issue.message];
  if (custom) return reason(custom);
  switch (issue.code) {
    case 'invalid_type': {
      const key = { int: 'integer', number: 'number' } as const;
      return reason(key[issue.expected as 'int'] ?? 'invalid');
    }
    case 'too_small':
      return reason(tooSmall(issue), { limit: Number(issue.minimum) });
    case 'too_big': {
      const key = { array: 'manyItems', string: 'long' } as const;
      return reason(key[issue.origin as 'array'] ?? 'max', { limit: Number(issue.maximum) });
    }
    case 'invalid_format':
      return reason(
        (['url', 'email', 'date'] as const).find((one) => one === issue.format) ?? 'invalid',
      );
    case 'invalid_value':
      return reason('option');
    case 'unrecognized_keys':
      return reason('unknownField', { name: issue.keys.join(', ') });
    default:
      return reason('invalid');
  }
}

function tooSmall({ origin, minimum, inclusive }: Extract<Issue, { code: 'too_small' }>) {
  if (origin === 'array') return 'fewItems';
  if (origin === 'string') return minimum === 1 ? 'required' : 'short';
  return inclusive === false ? 'above' : 'min';
}
