import { Button } from '../../components/Button.tsx';
import { useProblemText } from '../../components/useProblemText.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import type { Autosave } from './autosave.ts';
import * as styles from './EditorBar.module.css';
import { useEditorState } from './EditorContext.ts';
import { focusField } from './focusField.ts';
import { usePathLabel } from './usePathLabel.ts';

/** Whether what was typed is on the server. A failure says so until it is. */
export function SaveState({ autosave }: { autosave: Autosave }) {
  const t = useTranslations('editor');
  const text = useProblemText();
  const saving = useEditorState((state) => state.saving);
  const error = useEditorState((state) => state.error);
  const conflicts = useEditorState((state) => state.conflicts);
  const label = usePathLabel();
  const isChanged = useEditorState(({ version }) => version > 0);
  if (saving === 'failed' || (error && saving === 'saving')) {
    return (
      <div className={styles.failed} role="alert">
        <p>
          <strong>{t('notSaved')}</strong> {text(error)} {t('kept')}
        </p>
        <Button quiet busy={saving === 'saving'} onClick={() => void autosave.flush()}>
          {t('saveAgain')}
        </Button>
      </div>
    );
  }
  if (conflicts.length > 0 && saving === 'saved') {
    const isPublishing = conflicts.every(({ inDraft }) => inDraft === 'yours');
    return (
      <div className={styles.failed} role="status">
        <strong>{isPublishing ? t('twoVersionsPublished') : t('twoVersions')}</strong>
        {conflicts.map(({ path }) => (
          <button
            key={path.join('.')}
            type="button"
            className={styles.link}
            onClick={() => focusField(path)}
          >
            {label(path)}
          </button>
        ))}
      </div>
    );
  }
  return (
    <p role="status" className="side-note">
      {saving === 'saved' ? isChanged && t('saved') : t('saving')}
    </p>
  );
}
