import { comingDates, comingMonths, isUndated, monthsWithin } from '../../domain/content/event.ts';
import { EVENT_KINDS } from '../../domain/content/eventKinds.ts';
import type { EntryOf } from '../../domain/content/kinds.ts';
import { monthsOf } from '../../domain/format/dates.ts';
import { monthAndYear } from '../../domain/format/monthAndYear.ts';
import { monthName } from '../../domain/format/months.ts';
import { dayInRegion } from '../../domain/format/today.ts';
import {
  announcedDates,
  eventsOf,
  readEventQuery,
  writeEventQuery,
} from '../../domain/search/eventQuery.ts';
import { Button, ButtonLink } from '../components/Button.tsx';
import * as chips from '../components/Chips.module.css';
import { DateFields } from '../components/DateFields.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { Field } from '../components/Field.tsx';
import { Icon } from '../components/Icon.tsx';
import { LocaleLink } from '../components/LocaleLink.tsx';
import { Options } from '../components/Options.tsx';
import { PageHeading } from '../components/PageHeading.tsx';
import * as head from '../components/SectionHead.module.css';
import { Subscribe } from '../components/Subscribe.tsx';
import { CardGroups } from '../features/cards/CardGroups.tsx';
import { eventCard } from '../features/events/eventCards.ts';
import { FilterForm, saveFilters } from '../features/filters/FilterForm.tsx';
import * as filters from '../features/filters/Filters.module.css';
import { OwnFilters } from '../features/filters/OwnFilters.tsx';
import { localize } from '../i18n/localize.tsx';
import { messages } from '../i18n/messages.ts';
import { useFormatter } from '../i18n/useFormatter.ts';
import { useTranslations } from '../i18n/useTranslations.ts';
import { getPageContext } from '../lib/pageContext.ts';
import { pageMeta } from '../lib/pageMeta.ts';
import type { Route } from './+types/events';
import { sitePage } from './templates/sitePage.ts';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
const NARROWED_BY = ['cities', 'dates'] as const;

/**
 * The events of the next twelve months, from this month on, each once in its next month: all, those of one month (`month`), or those during a journey (`from`,
 * `to`); everywhere or in one destination (`city`), of all kinds or one (`category`).
 */
export function loader({ params, request, context }: Route.LoaderArgs) {
  const pageContext = getPageContext(context, params);
  const { catalogue, config, locale } = pageContext;
  const eventQuery = readEventQuery(new URL(request.url).searchParams, catalogue);
  const { dates, month: chosen } = eventQuery;
  const events = eventsOf(catalogue, eventQuery);
  const today = dayInRegion(new Date());
  const card = (event: EntryOf<'events'>) => eventCard(event, today, pageContext);
  const monthOf = (event: EntryOf<'events'>) =>
    dates
      ? monthsWithin(event, dates)[0]
      : comingMonths(event, today).find((name) => !chosen || Number(name.slice(5)) === chosen);
  // Every event is in its next month only, and its card names all its months.
  const byMonth = Map.groupBy(events, monthOf);
  const order = dates ? monthsOf(dates) : [...byMonth.keys()].sort();
  const months = order.flatMap((month) => {
    const inMonth = byMonth.get(month);
    if (month === undefined || !inMonth) return [];
    const name = typeof month === 'number' ? monthName(month, locale) : monthAndYear(month, locale);
    return [{ month, name, cards: inMonth.toSorted(byStart(today)).map(card) }];
  });
  // Events that move through the year may fall into any journey.
  const undated = events.filter(
    (event) => monthOf(event) === undefined && isUndated(event, dates?.start),
  );
  const cities = catalogue.cities.all.filter(
    ({ _id }) =>
      eventsOf(catalogue, { ...eventQuery, cities: [_id], category: undefined }).length > 0,
  );
  return {
    ...sitePage(pageContext, 'events'),
    messages: messages(pageContext.locale, ['events']),
    eventQuery,
    // Calendar programs subscribe to addresses with this scheme.
    calendar: `${config.url.replace(/^https?:/, 'webcal:')}/${locale}/events.ics${writeEventQuery(eventQuery)}`,
    isAnnounced: events.some((event) => announcedDates(event, eventQuery, today).length > 0),
    feed: `/${locale}/events/feed.xml`,
    cities: cities.map(({ _id, title }) => ({
      id: _id,
      title: localize(title, locale),
      chosen: eventQuery.cities.includes(_id),
    })),
    names: MONTHS.map((month) => ({ month, name: monthName(month, locale) })),
    months,
    undated: chosen === undefined ? undated.map(card) : [],
  };
}

/** Events with known days first, in order. */
const byStart = (today: string) => (one: EntryOf<'events'>, other: EntryOf<'events'>) =>
  startOf(one, today).localeCompare(startOf(other, today));

const startOf = (event: EntryOf<'events'>, today: string) =>
  comingDates(event, today)[0]?.start ?? 'unknown';

export const meta = pageMeta;

export default function Events({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('events');
  const format = useFormatter();
  const { eventQuery, cities, months, names, undated } = loaderData;
  const { month: chosen, dates } = eventQuery;
  const isWhole = writeEventQuery(eventQuery) === '';
  const isDated = chosen !== undefined || dates !== undefined;
  /** The query with another month, or without month and days. */
  const inMonth = (month?: number) =>
    `/events${writeEventQuery({ ...eventQuery, month, dates: undefined })}`;
  return (
    <>
      <PageHeading
        isLow
        title={loaderData.title}
        summary={loaderData.summary}
        picture={loaderData.picture}
        trail={[]}
      />
      <div className={filters.root}>
        <nav aria-label={t('byMonth')}>
          <ul className={chips.root}>
            <li>
              <LocaleLink
                to={inMonth()}
                aria-current={isDated ? undefined : 'true'}
                onClick={() => void saveFilters({ dates: undefined })}
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
        <FilterForm names={NARROWED_BY} inline key={JSON.stringify(eventQuery)}>
          <Field label={t('category')}>
            <select name="category" defaultValue={eventQuery.category ?? ''}>
              <option value="">{t('anyKind')}</option>
              {EVENT_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`kinds.${kind}`)}
                </option>
              ))}
            </select>
          </Field>
          <DateFields dates={dates} />
          <Options label={t('town')} name="city" options={cities} />
          <Button type="submit" quiet>
            {t('show')}
          </Button>
        </FilterForm>
        {isWhole && <OwnFilters names={NARROWED_BY} options={{ cities }} />}
        {dates && <p className={head.lead}>{t('daysNote')}</p>}
        <Subscribe feed={loaderData.feed} label={t('feed')}>
          <a href={loaderData.calendar}>
            <Icon path="M4 6h16v14H4zM4 10h16M8 3v4M16 3v4M12 12.5v5M9.5 15h5" />
            {t('calendar')}
          </a>
          {!loaderData.isAnnounced && <span>{t('noneAnnounced')}</span>}
          <span>{t('calendarNote')}</span>
        </Subscribe>
      </div>
      {months.length === 0 && (isDated || undated.length === 0) && (
        <EmptyState>
          <p>
            {eventQuery.cities.length > 0 || eventQuery.category
              ? t('noneSuch')
              : dates
                ? t('noneThen')
                : t('none', {
                    month: format.date(Date.UTC(2024, (chosen ?? 1) - 1, 15), {
                      month: 'long',
                    }),
                  })}
          </p>
          <ButtonLink to="/events">{t('wholeYear')}</ButtonLink>
        </EmptyState>
      )}
      <CardGroups
        groups={[
          ...months.map(({ name, cards }) => ({ title: { text: name }, cards })),
          ...(undated.length > 0 ? [{ title: { text: t('undated') }, cards: undated }] : []),
        ]}
      />
    </>
  );
}
