import { useFormatter, useTranslations } from 'use-intl';
import { monthName } from '../../i18n/months.ts';
import { CardGrid } from '../../parts/CardGrid.tsx';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { pageMeta } from '../../parts/head.ts';
import { LocaleLink } from '../../parts/LocaleLink.tsx';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { sitePage } from '../../parts/sitePage.ts';
import { visitOf } from '../../parts/visit.ts';
import type { Route } from './+types/route';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** The year's events under the months in which they usually fall. */
export function loader({ params, request, context }: Route.LoaderArgs) {
  const visit = visitOf(context, params);
  const { catalogue, cards, locale } = visit;
  const asked = Number(new URL(request.url).searchParams.get('month'));
  const chosen = MONTHS.includes(asked) ? asked : undefined;
  const months = MONTHS.filter((month) => chosen === undefined || month === chosen).map(
    (month) => ({
      month,
      name: monthName(month, locale),
      cards: catalogue.events.all
        .filter((event) => event.usualMonths.includes(month))
        .map(cards.event),
    }),
  );
  const undated = catalogue.events.all.filter((event) => event.usualMonths.length === 0);
  return {
    ...sitePage(visit, 'events', '/events'),
    chosen,
    names: MONTHS.map((month) => ({ month, name: monthName(month, locale) })),
    months: months.filter((group) => group.cards.length > 0),
    undated: chosen === undefined ? undated.map(cards.event) : [],
  };
}

export const meta = pageMeta;

export default function Events({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('events');
  const format = useFormatter();
  const { chosen, months, names, undated } = loaderData;
  return (
    <>
      <PageHeading
        low
        title={loaderData.title}
        summary={loaderData.summary}
        picture={loaderData.picture}
        trail={[]}
      />
      <nav aria-label={t('byMonth')} className="filters">
        <ul className="chips">
          <li>
            <LocaleLink to="/events" aria-current={chosen ? undefined : 'true'}>
              {t('wholeYear')}
            </LocaleLink>
          </li>
          {names.map(({ month, name }) => (
            <li key={month}>
              <LocaleLink
                to={`/events?month=${month}`}
                aria-current={month === chosen ? 'true' : undefined}
              >
                {name}
              </LocaleLink>
            </li>
          ))}
        </ul>
      </nav>
      {months.length === 0 && undated.length === 0 && (
        <EmptyState>
          <p>
            {t('none', {
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
