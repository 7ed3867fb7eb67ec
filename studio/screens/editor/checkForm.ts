import { DEFAULT_LOCALE } from '../../../domain/locale.ts';
import type { OutdatedTranslation } from '../../../domain/studio/entryApi.ts';
import { valueAt } from '../../../domain/studio/fieldPath.ts';
import { outdatedAfter } from '../../../domain/studio/outdatedTranslations.ts';
import type { EditorState } from './entryStore.ts';
import { type Problem, validate } from './validate.ts';

/** What the form tells of its fields: problems, and outdated translations. */
export function checkForm(state: EditorState): Pick<EditorState, 'problems' | 'outdated'> {
  const { kind, data, published, publishedOutdated } = state;
  const outdated = outdatedAfter(kind, published ?? {}, data, publishedOutdated);
  return {
    problems: withFound(validate(kind, data), state),
    outdated: new Map(
      outdated.map((one) => [one.path.join('.'), { ...one, isPublished: isPublished(state, one) }]),
    ),
  };
}

/** Problems of the schema are those of the form as it is; the server knows the rules, of what is saved. */
function withFound(problems: Map<string, Problem>, { found }: EditorState): Map<string, Problem> {
  for (const { path, reason, level, code } of found) {
    const key = path.join('.');
    const isNew = level === 'error' && code !== 'schema' && !problems.has(key);
    if (isNew) problems.set(key, { path, reason });
  }
  return problems;
}

/** A list whose elements moved has other texts at the same paths. */
function isPublished(
  { data, published, publishedOutdated }: EditorState,
  { path }: OutdatedTranslation,
): boolean {
  const english = [...path.slice(0, -1), DEFAULT_LOCALE];
  return (
    publishedOutdated.some((one) => one.path.join('.') === path.join('.')) &&
    valueAt(data, path) === valueAt(published, path) &&
    valueAt(data, english) === valueAt(published, english)
  );
}
