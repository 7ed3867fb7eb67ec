import type { Locale } from '../../../domain/locale.ts';
import { outdatedAfter } from '../../../domain/studio/outdatedTranslations.ts';
import { withLocaleFrom } from '../../../domain/studio/translations.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { useEditor, useEditorState } from './EditorContext.ts';
import * as styles from './EntryForm.module.css';

interface Props {
  /** The only language that is published; all without it. */
  locale: Locale | undefined;
  isChosen: boolean;
  onChoose(isChosen: boolean): void;
}

/** Asks whether translations are still correct, where publishing would make some outdated. */
export function CorrectionChoice({ locale, isChosen, onChoose }: Props) {
  const t = useTranslations('editor');
  const { kind } = useEditor();
  const published = useEditorState((state) => state.published);
  const saved = useEditorState((state) => state.saved);
  const known = useEditorState((state) => state.publishedOutdated);
  if (!published) return null;
  const next = locale ? withLocaleFrom(kind, published, saved, locale) : saved;
  const countWith = (isCorrection: boolean) =>
    outdatedAfter(kind, published, next, known, { isCorrection }).length;
  const count = countWith(false) - countWith(true);
  if (count === 0) return null;
  return (
    <div className={styles.correction}>
      <p>{t('willBeOutdated', { count })}</p>
      <label>
        <input
          type="checkbox"
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
        {t('isCorrection')}
      </label>
    </div>
  );
}
