import { DEFAULT_LOCALE, isLocale } from '../../../domain/locale.ts';
import type { FieldPath } from '../../../domain/studio/fieldPath.ts';
import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { useAction } from '../../components/useAction.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { canChange, useEditor, useEditorState } from './EditorContext.ts';
import * as styles from './EntryForm.module.css';
import { confirmTranslations } from './entryActions.ts';
import { focusField } from './focusField.ts';
import { usePathLabel } from './usePathLabel.ts';

/** The outdated translations of the entry; each leads to its field. All can be confirmed at once. */
export function OutdatedList() {
  const t = useTranslations('editor');
  const editor = useEditor();
  const label = usePathLabel();
  const outdated = [...useEditorState((state) => state.outdated).values()];
  const { run, busy, problem } = useAction();
  const confirmable = outdated
    .filter(({ path, isPublished }) => isPublished && canChange(editor, localeOf(path)))
    .map(({ path }) => path);
  async function confirm(): Promise<void> {
    await confirmTranslations(editor.store, confirmable);
    // The button goes.
    focusField(confirmable[0] ?? []);
  }
  if (outdated.length === 0) return null;
  return (
    <details className={styles.outdated}>
      <summary>{t('outdatedCount', { count: outdated.length })}</summary>
      <ul className={styles.problems}>
        {outdated.map(({ path }) => (
          <li key={path.join('.')}>
            <button type="button" className={styles.problem} onClick={() => focusField(path)}>
              {label(path)}
            </button>
          </li>
        ))}
      </ul>
      {confirmable.length > 1 && (
        <Button quiet busy={busy} onClick={() => void run(confirm)}>
          {t('allStillCorrect')}
        </Button>
      )}
      {problem && <Notice kind="error">{problem}</Notice>}
    </details>
  );
}

const localeOf = (path: FieldPath) => {
  const locale = path.at(-1);
  return isLocale(locale) ? locale : DEFAULT_LOCALE;
};
