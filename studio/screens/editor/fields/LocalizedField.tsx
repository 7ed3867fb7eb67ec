import { LANGUAGES, type Locale } from '../../../../domain/locale.ts';
import { useTranslations } from '../../../i18n/useTranslations.ts';
import { shownLocales, useColumns } from '../columns.ts';
import {
  canChange,
  type FieldProps,
  useEditor,
  useEditorState,
  useField,
} from '../EditorContext.ts';
import { FieldFrame, ProblemText, useControl } from './FieldFrame.tsx';
import * as styles from './fields.module.css';
import { OutdatedHint } from './OutdatedHint.tsx';
import { TextLength } from './TextLength.tsx';

/** A text in several languages, side by side: the source first. */
export function LocalizedField({ field, path, names }: FieldProps<'localized'>) {
  const columns = useColumns();
  return (
    <FieldFrame path={path} names={names} required={field.required} isGroup>
      <div className={styles.columns}>
        {shownLocales(columns).map((locale) => (
          <TextColumn
            key={locale}
            locale={locale}
            source={columns.source}
            path={path}
            isLong={field.isLong}
          />
        ))}
      </div>
    </FieldFrame>
  );
}

interface ColumnProps {
  locale: Locale;
  source: Locale;
  /** Of the text in all languages. */
  path: string;
  isLong: boolean;
}

function TextColumn({ locale, source, path, isLong }: ColumnProps) {
  const t = useTranslations('editor');
  const own = `${path}.${locale}`;
  const [value = '', set] = useField<string>(own);
  const [original] = useField<string>(`${path}.${source}`);
  const control = useControl(own);
  const outdated = useEditorState((state) => state.outdated.get(own));
  const outdatedId = `outdated:${own}`;
  const description = [control['aria-describedby'], outdated && outdatedId].filter(Boolean);
  const editor = useEditor();
  return (
    <div className={`${styles.column} ${locale === source ? styles.source : ''}`}>
      <label className={styles.locale} htmlFor={control.id}>
        <span id={`label:${own}`}>{LANGUAGES[locale].name}</span>
        {value === '' && original && <span className={styles.missing}>{t('missing')}</span>}
        {value !== '' && <TextLength path={path} value={value} isLong={isLong} />}
      </label>
      <textarea
        {...control}
        className={styles.text}
        aria-labelledby={`label:${path} label:${own}`}
        aria-describedby={description.join(' ') || undefined}
        lang={locale}
        rows={isLong ? 4 : 1}
        spellCheck
        value={value}
        readOnly={!canChange(editor, locale)}
        onChange={({ target }) => set(isLong ? target.value : target.value.replaceAll('\n', ' '))}
      />
      <ProblemText path={own} />
      {outdated && <OutdatedHint id={outdatedId} path={path} locale={locale} outdated={outdated} />}
    </div>
  );
}
