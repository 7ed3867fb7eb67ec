import { useFormatter, useTranslations } from 'use-intl';
import { monthsOf } from '../../../domain/dates.ts';
import { monthsWithin } from '../../../domain/event.ts';
import { EVENT_KINDS } from '../../../domain/eventKinds.ts';
import { eventsOf, readEventQuery, writeEventQuery } from '../../../domain/eventQuery.ts';
import type { EntryOf } from '../../../domain/kinds.ts';
import { monthName } from '../../i18n/months.ts';
import { screenWords } from '../../i18n/screenWords.ts';
import { wordsIn } from '../../i18n/words.tsx';
import { CardGrid } from '../../parts/CardGrid.tsx';
import { DateFields } from '../../parts/DateFields.tsx';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { FilterForm } from '../../parts/FilterForm.tsx';
import { pageMeta } from '../../parts/head.ts';
import { keepFilters } from '../../parts/keepFilters.ts';
import { LocaleLink } from '../../parts/LocaleLink.tsx';
import { Options } from '../../parts/Options.tsx';
import { OwnFilters } from '../../parts/OwnFilters.tsx';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { Subscribe } from '../../parts/Subscribe.tsx';
import { sitePage } from '../../parts/sitePage.ts';
import { visitOf } from '../../parts/visit.ts';
import type { Route } from './+types/route';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
const NARROWED_BY = ['cities', 'dates'] as const;

/**
 * The year's events under the months in which they usually fall: all of them, those of one month
 * (`month`), or those of the days of a journey (`from`, `to`) in the order of its months; everywhere
 * or in one destination (`city`), of all kinds or of one (`category`).
 */
export function loader({ params, request, context }: Route.LoaderArgs) {
  const visit = visitOf(context, params);
  const { catalogue, cards, config, locale } = visit;
  const asked = readEventQuery(new URL(request.url).searchParams, catalogue);
  const { dates, month: chosen } = asked;
  const events = eventsOf(catalogue, asked);
  const shown = dates ? monthsOf(dates) : MONTHS;
  const monthsOfEvent = (event: EntryOf<'events'>) =>
    dates ? monthsWithin(event, dates) : event.usualMonths;
  const months = shown
    .filter((month) => chosen === undefined || month === chosen)
    .map((month) => ({
      month,
      name: monthName(month, locale),
      cards: events.filter((event) => monthsOfEvent(event).includes(month)).map(cards.event),
    }));
  // They move through the year: any journey may meet them.
  const undated = events.filter((event) => event.usualMonths.length === 0);
  const cities = catalogue.cities.all.filter(
    ({ _id }) => eventsOf(catalogue, { ...asked, cities: [_id], category: undefined }).length > 0,
  );
  return {
    ...sitePage(visit, 'events'),
    words: screenWords('pages', visit.locale),
    asked,
    // By this scheme calendars know that they are to ask again.
    calendar: `${config.url.replace(/^https?:/, 'webcal:')}/${locale}/events.ics${writeEventQuery(asked)}`,
    feed: `/${locale}/events/feed.xml`,
    cities: cities.map(({ _id, title }) => ({
      id: _id,
      title: wordsIn(title, locale),
      chosen: asked.cities.includes(_id),
    })),
    names: MONTHS.map((month) => ({ month, name: monthName(month, locale) })),
    months: months.filter((group) => group.cards.length > 0),
    undated: chosen === undefined ? undated.map(cards.event) : [],
  };
}

export const meta = pageMeta;

export default function Events({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('events');
  const format = useFormatter();
  const { asked, cities, months, names, undated } = loaderData;
  const { month: chosen, dates } = asked;
  const isWhole = writeEventQuery(asked) === '';
  const isDated = chosen !== undefined || dates !== undefined;
  /** What is asked with another month, or with none and no days. */
  const inMonth = (month?: number) =>
    `/events${writeEventQuery({ ...asked, month, dates: undefined })}`;
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
                to={inMonth()}
                aria-current={isDated ? undefined : 'true'}
                onClick={() => void keepFilters({ dates: undefined })}
                preventScrollReset
              >
                {t('wholeYear')}
              </LocaleLink>
            </li>
            {names.map(({ month, name }) => (
              <li key={month}>
                <LocaleLink
                  to={inMonth(month)}
                  aria-current={month === chosen ? 'true' : undefined}
                  preventScrollReset
                >
                  {name}
                </LocaleLink>
              </li>
            ))}
          </ul>
        </nav>
        <FilterForm names={NARROWED_BY} className="days-form" key={JSON.stringify(asked)}>
          <label>
            {t('category')}
            <select name="category" defaultValue={asked.category ?? ''}>
              <option value="">{t('anyKind')}</option>
              {EVENT_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`kinds.${kind}`)}
                </option>
              ))}
            </select>
          </label>
          <DateFields dates={dates} />
          <Options label={t('town')} name="city" options={cities} />
          <button type="submit" className="button quiet">
            {t('show')}
          </button>
        </FilterForm>
        {isWhole && <OwnFilters names={NARROWED_BY} options={{ cities }} />}
        {dates && <p className="section-lead">{t('daysNote')}</p>}
        <Subscribe feed={loaderData.feed} label={t('feed')}>
          <a href={loaderData.calendar}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 6h16v14H4zM4 10h16M8 3v4M16 3v4M12 12.5v5M9.5 15h5" />
            </svg>
            {t('calendar')}
          </a>
          <span>{t('calendarNote')}</span>
        </Subscribe>
      </div>
      {months.length === 0 && (isDated || undated.length === 0) && (
        <EmptyState>
          <p>
            {asked.cities.length > 0 || asked.category
              ? t('noneSuch')
              : dates
                ? t('noneThen')
                : t('none', {
                    month: format.dateTime(Date.UTC(2024, (chosen ?? 1) - 1, 15), {
                      month: 'long',
                    }),
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
