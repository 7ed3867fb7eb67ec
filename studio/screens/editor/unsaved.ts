import { changesBetween } from '../../../domain/studio/entryChanges.ts';
import type { DraftChanges } from '../../../domain/studio/entryRequests.ts';
import { type FieldPath, isSame, overlaps, valueAt } from '../../../domain/studio/fieldPath.ts';
import type { EditorState } from './entryStore.ts';

type Unsaved = Pick<DraftChanges, 'changes' | 'undecided' | 'decided'>;

/**
 * What the server does not have yet: changes, the member's versions of fields in conflict, and the fields of
 * which a version was chosen; undefined where that is nothing.
 */
export function unsaved({
  saved,
  data,
  conflicts,
  decided,
}: Pick<EditorState, 'saved' | 'data' | 'conflicts' | 'decided'>): Unsaved | undefined {
  const waiting = conflicts.filter(({ inDraft }) => inDraft === 'theirs');
  const changes: Unsaved['changes'] = [];
  const paths = waiting.map(({ path }) => path);
  for (const change of changesBetween(saved, data)) {
    const conflict = waiting.find(({ path }) => overlaps(path, change.path));
    if (!conflict) changes.push(change);
    // A list around the field: its other elements wait too.
    else if (change.path.length < conflict.path.length) paths.push(change.path);
  }
  const undecided = outermost(paths)
    .map((path) => ({ path, to: valueAt(data, path) }))
    .filter(({ path, to }) => !waiting.some((one) => isKept(one, path, to)));
  const count = changes.length + undecided.length + decided.length;
  return count > 0 ? { changes, undecided, decided: [...decided] } : undefined;
}

const isKept = (one: EditorState['conflicts'][number], path: FieldPath, value: unknown) =>
  one.isKept && isSame(one.path, path) && isSame(one.yours, value);

/** Without paths that are inside another one. */
const outermost = (paths: readonly FieldPath[]): FieldPath[] =>
  paths.filter(
    (path, index) =>
      !paths.some((other, position) =>
        overlaps(other, path)
          ? other.length < path.length || (other.length === path.length && position < index)
          : false,
      ),
  );
