import { LANGUAGES, LOCALES, type Locale } from '../../../domain/locale.ts';
import { Select } from '../../components/Select.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { SOURCES, useColumns } from './columns.ts';
import { useEditorState } from './EditorContext.ts';

/** Which languages stand side by side, and which of them is the source. */
export function ColumnChoice() {
  const t = useTranslations('editor');
  const { source, hidden, setSource, toggle } = useColumns();
  return (
    <>
      <Select
        label={t('source')}
        value={source}
        onChange={({ target }) => setSource(target.value as (typeof SOURCES)[number])}
      >
        {SOURCES.map((locale) => (
          <option key={locale} value={locale}>
            {LANGUAGES[locale].name}
          </option>
        ))}
      </Select>
      <fieldset>
        <legend className="side-note">{t('columns')}</legend>
        {LOCALES.filter((locale) => locale !== source).map((locale) => (
          <label key={locale}>
            <input
              type="checkbox"
              checked={!hidden.includes(locale)}
              onChange={() => toggle(locale)}
            />
            {LANGUAGES[locale].name}
            <OutdatedCount locale={locale} />
          </label>
        ))}
      </fieldset>
    </>
  );
}

/** How many translations of a language are outdated. */
function OutdatedCount({ locale }: { locale: Locale }) {
  const t = useTranslations('editor');
  const outdated = useEditorState((state) => state.outdated);
  const count = [...outdated.values()].filter(({ path }) => path.at(-1) === locale).length;
  return count > 0 && <span className="side-note">{t('outdatedIn', { count })}</span>;
}
