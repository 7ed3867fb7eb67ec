import '../../../app/lib/zodWithoutEval.ts';
import type { z } from 'zod';
import { KINDS, type Kind } from '../../../domain/content/kinds.ts';
import { isOutsideRegion } from '../../../domain/content/outsideRegion.ts';
import type { Reason } from '../../../domain/studio/entryApi.ts';
import type { EntryData, FieldPath } from '../../../domain/studio/fieldPath.ts';
import { pathInDraft, withoutHeldTexts } from '../../../domain/studio/heldTexts.ts';
import { pruneEmpty } from '../../../domain/studio/pruneEmpty.ts';
import { schemaReason } from '../../../domain/studio/schemaReason.ts';

/** What is wrong with a field. */
export interface Problem {
  path: FieldPath;
  reason: Reason;
}

/** Checks the fields of an entry by the schema of its kind and its position: the first problem of each. */
export function validate(kind: Kind, data: EntryData): Map<string, Problem> {
  const schema = KINDS[kind] as z.ZodType;
  const { data: fields, held } = withoutHeldTexts(kind, pruneEmpty(schema, data));
  const { error } = schema.safeParse(fields);
  const problems = new Map<string, Problem>();
  for (const issue of error?.issues ?? []) {
    const path = pathInDraft(issue.path.map(String), held);
    const key = path.join('.');
    if (!problems.has(key)) problems.set(key, { path, reason: schemaReason(issue, fields) });
  }
  if (isOutsideRegion(data)) {
    const path = ['coordinates'];
    problems.set('coordinates', { path, reason: { code: 'outsideRegion', values: {} } });
  }
  return problems;
}
