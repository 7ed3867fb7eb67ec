import { useTranslations } from 'use-intl';
import type { Dates } from '../../../domain/dates.ts';
import type { Words } from '../../i18n/words.tsx';
import { DateFields } from '../../parts/DateFields.tsx';
import { FilterForm } from '../../parts/FilterForm.tsx';
import { type Option, Options } from '../../parts/Options.tsx';
import { OwnFilters } from '../../parts/OwnFilters.tsx';

const ALL = ['dates', 'startingPoint', 'triptags'] as const;

interface Props {
  page: {
    dates: Dates | undefined;
    start: string | undefined;
    towns: readonly { id: string; title: Words }[];
    themes: readonly Option[];
    isNarrowed: boolean;
  };
}

/** When the journey is, where it starts and what it is for: the routes below fit it. */
export function JourneyForm({ page }: Props) {
  const t = useTranslations();
  const { dates, start, themes, towns, isNarrowed } = page;
  return (
    <section className="journey" aria-labelledby="journey">
      <h2 id="journey">{t('journey.title')}</h2>
      <FilterForm names={ALL} className="days-form" key={JSON.stringify([dates, start, themes])}>
        <DateFields dates={dates} />
        <label>
          {t('journey.start')}
          <select name="start" defaultValue={start ?? ''}>
            <option value="">{t('journey.anywhere')}</option>
            {towns.map(({ id, title }) => (
              <option key={id} value={id}>
                {title.text}
              </option>
            ))}
          </select>
        </label>
        <Options label={t('search.tags')} name="for" options={themes} />
        <button type="submit" className="button">
          {t('journey.show')}
        </button>
      </FilterForm>
      {!isNarrowed && (
        <OwnFilters names={ALL} options={{ startingPoint: towns, triptags: themes }} />
      )}
    </section>
  );
}
