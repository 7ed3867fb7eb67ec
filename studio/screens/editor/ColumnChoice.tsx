import { LANGUAGES, LOCALES } from '../../../domain/locale.ts';
import { Select } from '../../components/Select.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { SOURCES, useColumns } from './columns.ts';

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
          </label>
        ))}
      </fieldset>
    </>
  );
}
