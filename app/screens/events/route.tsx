import { useFormatter, useTranslations } from 'use-intl';
import { monthsOf } from '../../../domain/dates.ts';
import { monthsWithin } from '../../../domain/event.ts';
import { filtersIn } from '../../../domain/filters.ts';
import type { EntryOf } from '../../../domain/kinds.ts';
import { monthName } from '../../i18n/months.ts';
import { screenWords } from '../../i18n/screenWords.ts';
import { CardGrid } from '../../parts/CardGrid.tsx';
import { DateFields } from '../../parts/DateFields.tsx';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { FilterForm } from '../../parts/FilterForm.tsx';
import { pageMeta } from '../../parts/head.ts';
import { keepFilters } from '../../parts/keepFilters.ts';
import { LocaleLink } from '../../parts/LocaleLink.tsx';
import { OwnFilters } from '../../parts/OwnFilters.tsx';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { sitePage } from '../../parts/sitePage.ts';
import { visitOf } from '../../parts/visit.ts';
import type { Route } from './+types/route';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
const NARROWED_BY = ['dates'] as const;

/**
 * The year's events under the months in which they usually fall: all of them, those of one month
 * (`month`), or those of the days of a journey (`from`, `to`) in the order of its months.
 */
export function loader({ params, request, context }: Route.LoaderArgs) {
  const visit = visitOf(context, params);
  const { catalogue, cards, locale } = visit;
  const query = new URL(request.url).searchParams;
  const { dates } = filtersIn(query, NARROWED_BY);
  const asked = Number(query.get('month'));
  const chosen = !dates && MONTHS.includes(asked) ? asked : undefined;
  const shown = dates ? monthsOf(dates) : MONTHS;
  const monthsOfEvent = (event: EntryOf<'events'>) =>
    dates ? monthsWithin(event, dates) : event.usualMonths;
  const months = shown
    .filter((month) => chosen === undefined || month === chosen)
    .map((month) => ({
      month,
      name: monthName(month, locale),
      cards: catalogue.events.all
        .filter((event) => monthsOfEvent(event).includes(month))
        .map(cards.event),
    }));
  // They move through the year: any journey may meet them.
  const undated = catalogue.events.all.filter((event) => event.usualMonths.length === 0);
  return {
    ...sitePage(visit, 'events'),
    words: screenWords('pages', visit.locale),
    chosen,
    dates,
    names: MONTHS.map((month) => ({ month, name: monthName(month, locale) })),
    months: months.filter((group) => group.cards.length > 0),
    undated: chosen === undefined ? undated.map(cards.event) : [],
  };
}

export const meta = pageMeta;

export default function Events({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('events');
  const format = useFormatter();
  const { chosen, dates, months, names, undated } = loaderData;
  const isWhole = !chosen && !dates;
  return (
    <>
      <PageHeading
        low
        title={loaderData.title}
        summary={loaderData.summary}
        picture={loaderData.picture}
        trail={[]}
      />
      <div className="filters">
        <nav aria-label={t('byMonth')}>
          <ul className="chips">
            <li>
              <LocaleLink
                to="/events"
                aria-current={isWhole ? 'true' : undefined}
                onClick={() => void keepFilters({ dates: undefined })}
                preventScrollReset
              >
                {t('wholeYear')}
              </LocaleLink>
            </li>
            {names.map(({ month, name }) => (
              <li key={month}>
                <LocaleLink
                  to={`/events?month=${month}`}
                  aria-current={month === chosen ? 'true' : undefined}
                  preventScrollReset
                >
                  {name}
                </LocaleLink>
              </li>
            ))}
          </ul>
        </nav>
        <FilterForm names={NARROWED_BY} className="days-form" key={JSON.stringify(dates)}>
          <DateFields dates={dates} />
          <button type="submit" className="button quiet">
            {t('showDays')}
          </button>
        </FilterForm>
        {isWhole && <OwnFilters names={NARROWED_BY} options={{}} />}
        {dates && <p className="section-lead">{t('daysNote')}</p>}
      </div>
      {months.length === 0 && (
        <EmptyState>
          <p>
            {dates
              ? t('noneThen')
              : t('none', {
                  month: format.dateTime(Date.UTC(2024, (chosen ?? 1) - 1, 15), { month: 'long' }),
                })}
          </p>
          <LocaleLink to="/events" className="button">
            {t('wholeYear')}
          </LocaleLink>
        </EmptyState>
      )}
      <div className="calendar">
        {months.map(({ month, name, cards }) => (
          <section key={month}>
            <h2>{name}</h2>
            <CardGrid cards={cards} className="happenings" />
          </section>
        ))}
        {undated.length > 0 && (
          <section>
            <h2>{t('undated')}</h2>
            <CardGrid cards={undated} className="happenings" />
          </section>
        )}
      </div>
    </>
  );
}
