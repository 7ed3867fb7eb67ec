import { DEFAULT_LOCALE, type Locale } from '../../../../domain/locale.ts';
import { diffWords } from '../../../../domain/studio/wordDiff.ts';
import { Notice } from '../../../components/Notice.tsx';
import { useAction } from '../../../components/useAction.ts';
import { useTranslations } from '../../../i18n/useTranslations.ts';
import { DiffText } from '../DiffText.tsx';
import { canChange, useEditor, useField } from '../EditorContext.ts';
import { confirmTranslations } from '../entryActions.ts';
import type { FormOutdated } from '../entryStore.ts';
import { focusField } from '../focusField.ts';
import * as styles from './fields.module.css';

interface Props {
  id: string;
  /** Of the text in all languages. */
  path: string;
  locale: Locale;
  outdated: FormOutdated;
}

/** Says that a translation is older than its English text; opened, it shows which words changed. */
export function OutdatedHint({ id, path, locale, outdated: { source, isPublished } }: Props) {
  const t = useTranslations('editor');
  const editor = useEditor();
  const [english = ''] = useField<string>(`${path}.${DEFAULT_LOCALE}`);
  const { run, busy, problem } = useAction();
  async function confirm(): Promise<void> {
    const field = [...path.split('.'), locale];
    await confirmTranslations(editor.store, [field]);
    // The button goes.
    focusField(field);
  }
  return (
    <details className={styles.outdated}>
      <summary id={id}>{t('outdated')}</summary>
      <DiffText
        diff={{ type: 'text', parts: diffWords(source, english) }}
        path={[...path.split('.'), DEFAULT_LOCALE]}
      />
      {isPublished && canChange(editor, locale) && (
        <button
          type="button"
          className={styles.confirm}
          aria-disabled={busy}
          onClick={() => void run(confirm)}
        >
          {t('stillCorrect')}
        </button>
      )}
      {problem && <Notice kind="error">{problem}</Notice>}
    </details>
  );
}
