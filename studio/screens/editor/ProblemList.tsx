import { Notice } from '../../components/Notice.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { useEditorState, useProblemMessage } from './EditorContext.ts';
import * as styles from './EntryForm.module.css';
import { focusField } from './focusField.ts';
import { usePathLabel } from './usePathLabel.ts';

/** All problems of the entry; each leads to its field. */
export function ProblemList() {
  const t = useTranslations('editor');
  const problems = useEditorState((state) => state.problems);
  const message = useProblemMessage();
  const label = usePathLabel();
  if (problems.size === 0) return null;
  return (
    <Notice kind="status">
      <p>{t('problems', { count: problems.size })}</p>
      <ul className={styles.problems}>
        {[...problems].map(([key, problem]) => (
          <li key={key}>
            <button
              type="button"
              className={styles.problem}
              onClick={() => focusField(problem.path)}
            >
              {label(problem.path)}
            </button>
            {t('reason', { reason: message(problem) })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
