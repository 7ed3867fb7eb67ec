import { useTranslations } from 'use-intl';
import { daysOf, monthsOf } from '../../../domain/dates.ts';
import { monthsWithin } from '../../../domain/event.ts';
import { filtersIn } from '../../../domain/filters.ts';
import { screenWords } from '../../i18n/screenWords.ts';
import { wordsIn } from '../../i18n/words.tsx';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { HomeModes } from '../../parts/HomeModes.tsx';
import { pageMeta } from '../../parts/head.ts';
import { LocaleLink } from '../../parts/LocaleLink.tsx';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { Sections } from '../../parts/Sections.tsx';
import { Shelf } from '../../parts/Shelf.tsx';
import { sitePage } from '../../parts/sitePage.ts';
import { visitOf } from '../../parts/visit.ts';
import { ClimateTable } from '../../parts/weather/ClimateTable.tsx';
import type { Route } from './+types/route';
import { JourneyForm } from './JourneyForm.tsx';

const NARROWED_BY = ['dates', 'startingPoint', 'triptags'] as const;

/**
 * The home page for those who plan: routes, when to come, and what to settle before. The days of
 * the journey (`from`, `to`), where it starts (`start`) and what for (`for`) stand in the address:
 * routes fit them, the events of these days are told.
 */
export function loader({ params, request, context }: Route.LoaderArgs) {
  const visit = visitOf(context, params);
  const { catalogue, cards, locale } = visit;
  const asked = filtersIn(new URL(request.url).searchParams, NARROWED_BY);
  const start = catalogue.city(asked.startingPoint ?? '')?._id;
  const circuits = catalogue.circuits.all.toSorted((a, b) => a.days - b.days);
  const themes = catalogue.tags.all
    .filter((tag) => tag.group === 'trip' && circuits.some(({ tags }) => tags.includes(tag.slug)))
    .map((tag) => ({
      id: tag.slug,
      title: wordsIn(tag.name, locale),
      chosen: asked.triptags.includes(tag.slug),
    }));
  const wanted = themes.filter(({ chosen }) => chosen).map(({ id }) => id);
  const { dates } = asked;
  const fitting = circuits
    .filter(({ city }) => !start || city === start)
    .filter(({ days }) => !dates || days <= daysOf(dates))
    .filter(({ tags }) => wanted.length === 0 || tags.some((tag) => wanted.includes(tag)));
  return {
    ...sitePage(visit, 'planning'),
    words: { ...screenWords('pages', visit.locale), ...screenWords('weather', visit.locale) },
    locale,
    dates,
    start,
    themes,
    isNarrowed: dates !== undefined || start !== undefined || wanted.length > 0,
    towns: catalogue.cities.all
      .filter(({ _id }) => circuits.some(({ city }) => city === _id))
      .map((city) => ({ id: city._id, title: wordsIn(city.title, locale) })),
    circuits: fitting.map(cards.circuit),
    events: dates
      ? catalogue.events.all
          .filter((event) => monthsWithin(event, dates).length > 0)
          .map(cards.event)
      : [],
    climate: catalogue.city('fes')?.climate,
  };
}

export const meta = pageMeta;

export default function Planning({ loaderData }: Route.ComponentProps) {
  const t = useTranslations();
  const { circuits, climate, dates, events, isNarrowed, locale } = loaderData;
  return (
    <>
      <PageHeading
        title={loaderData.title}
        summary={loaderData.summary}
        picture={loaderData.picture}
        low
        below={<HomeModes current="planning" />}
      />
      <p className="ways-on">
        <LocaleLink to="/itinerary" className="button">
          {t('menu.itinerary')}
        </LocaleLink>
        <LocaleLink to="/practical-info" className="button quiet">
          {t('menu.practicalInfo')}
        </LocaleLink>
        <LocaleLink to="/events" className="button quiet">
          {t('menu.events')}
        </LocaleLink>
      </p>
      <JourneyForm page={loaderData} />
      {circuits.length > 0 ? (
        <Shelf title={t(isNarrowed ? 'planning.fitting' : 'planning.routes')} cards={circuits} />
      ) : (
        <EmptyState>
          <p>{t('planning.noneFits')}</p>
          <LocaleLink to="/planning" className="button">
            {t('planning.allRoutes')}
          </LocaleLink>
        </EmptyState>
      )}
      <Shelf title={t('planning.meanwhile')} cards={events} className="band night" />
      {climate && (
        <section className="band">
          <div className="section-head">
            <h2>{t('planning.when')}</h2>
          </div>
          <ClimateTable
            climate={climate}
            locale={locale}
            label={t('planning.when')}
            caption={`${t('planning.climate')}. ${t('planning.climateSource')}`}
            months={dates && monthsOf(dates)}
          />
        </section>
      )}
      <Sections sections={loaderData.sections} />
    </>
  );
}
