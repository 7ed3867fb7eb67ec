import type { Dates } from '../../../domain/format/dates.ts';
import { Button } from '../../components/Button.tsx';
import { DateFields } from '../../components/DateFields.tsx';
import { Field } from '../../components/Field.tsx';
import { type Option, Options } from '../../components/Options.tsx';
import type { LocalizedString } from '../../i18n/localize.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { FilterForm } from '../filters/FilterForm.tsx';
import { OwnFilters } from '../filters/OwnFilters.tsx';
import * as styles from './JourneyForm.module.css';

const FILTERS = ['dates', 'startingPoint', 'triptags'] as const;

interface Props {
  page: {
    dates: Dates | undefined;
    start: string | undefined;
    towns: readonly { id: string; title: LocalizedString }[];
    themes: readonly Option[];
    isNarrowed: boolean;
  };
}

/** Dates, starting point and themes of the journey; they filter the circuits of the page. */
export function JourneyForm({ page }: Props) {
  const t = useTranslations();
  const { dates, start, themes, towns, isNarrowed } = page;
  return (
    <section className={styles.root} aria-labelledby="journey">
      <h2 id="journey">{t('journey.title')}</h2>
      <FilterForm names={FILTERS} inline key={JSON.stringify([dates, start, themes])}>
        <DateFields dates={dates} />
        <Field label={t('journey.start')}>
          <select name="start" defaultValue={start ?? ''}>
            <option value="">{t('journey.anywhere')}</option>
            {towns.map(({ id, title }) => (
              <option key={id} value={id}>
                {title.text}
              </option>
            ))}
          </select>
        </Field>
        <Options label={t('search.tags')} name="for" options={themes} />
        <Button type="submit">{t('journey.show')}</Button>
      </FilterForm>
      {!isNarrowed && (
        <OwnFilters names={FILTERS} options={{ startingPoint: towns, triptags: themes }} />
      )}
    </section>
  );
}
