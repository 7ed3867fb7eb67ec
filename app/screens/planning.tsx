import { monthsWithin } from '../../domain/content/event.ts';
import { daysOf, monthsOf } from '../../domain/format/dates.ts';
import { filtersIn } from '../../domain/visitor/filters.ts';
import * as band from '../components/Band.module.css';
import { ButtonGroup, ButtonLink } from '../components/Button.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { SectionHead } from '../components/SectionHead.tsx';
import { Sections } from '../components/Sections.tsx';
import { CardSection } from '../features/cards/CardSection.tsx';
import { ModeHeading } from '../features/home/ModeHeading.tsx';
import { JourneyForm } from '../features/planning/JourneyForm.tsx';
import { ClimateTable } from '../features/weather/ClimateTable.tsx';
import { localize } from '../i18n/localize.tsx';
import { messages } from '../i18n/messages.ts';
import { useTranslations } from '../i18n/useTranslations.ts';
import { getPageContext } from '../lib/pageContext.ts';
import { pageMeta } from '../lib/pageMeta.ts';
import type { Route } from './+types/planning';
import { sitePage } from './templates/sitePage.ts';

const NARROWED_BY = ['dates', 'startingPoint', 'triptags'] as const;

/**
 * The mode "planning" of the home page: circuits, seasons, and preparations. The days of the
 * journey (`from`, `to`), its start (`start`) and interests (`for`) are in the query and filter
 * circuits and events.
 */
export function loader({ params, request, context }: Route.LoaderArgs) {
  const pageContext = getPageContext(context, params);
  const { catalogue, cards, locale } = pageContext;
  const filters = filtersIn(new URL(request.url).searchParams, NARROWED_BY);
  const start = catalogue.city(filters.startingPoint ?? '')?._id;
  const circuits = catalogue.circuits.all.toSorted((a, b) => a.days - b.days);
  const themes = catalogue.tags.all
    .filter((tag) => tag.group === 'trip' && circuits.some(({ tags }) => tags.includes(tag.slug)))
    .map((tag) => ({
      id: tag.slug,
      title: localize(tag.name, locale),
      chosen: filters.triptags.includes(tag.slug),
    }));
  const wanted = themes.filter(({ chosen }) => chosen).map(({ id }) => id);
  const { dates } = filters;
  const fitting = circuits
    .filter(({ city }) => !start || city === start)
    .filter(({ days }) => !dates || days <= daysOf(dates))
    .filter(({ tags }) => wanted.length === 0 || tags.some((tag) => wanted.includes(tag)));
  return {
    ...sitePage(pageContext, 'planning'),
    messages: messages(pageContext.locale, ['planning', 'weather']),
    locale,
    dates,
    start,
    themes,
    isNarrowed: dates !== undefined || start !== undefined || wanted.length > 0,
    towns: catalogue.cities.all
      .filter(({ _id }) => circuits.some(({ city }) => city === _id))
      .map((city) => ({ id: city._id, title: localize(city.title, locale) })),
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
  const t = useTranslations(['planning']);
  const { circuits, climate, dates, events, isNarrowed, locale } = loaderData;
  return (
    <>
      <ModeHeading page={loaderData} mode="planning" isLow />
      <ButtonGroup>
        <ButtonLink to="/itinerary">{t('menu.itinerary')}</ButtonLink>
        <ButtonLink to="/practical-info" quiet>
          {t('menu.practicalInfo')}
        </ButtonLink>
        <ButtonLink to="/events" quiet>
          {t('menu.events')}
        </ButtonLink>
      </ButtonGroup>
      <JourneyForm page={loaderData} />
      {circuits.length > 0 ? (
        <CardSection
          title={t(isNarrowed ? 'planning.fitting' : 'planning.routes')}
          cards={circuits}
        />
      ) : (
        <EmptyState>
          <p>{t('planning.noneFits')}</p>
          <ButtonLink to="/planning">{t('planning.allRoutes')}</ButtonLink>
        </EmptyState>
      )}
      <CardSection title={t('planning.meanwhile')} cards={events} className={band.night} />
      {climate && (
        <section className={band.root}>
          <SectionHead title={t('planning.when')} />
          <ClimateTable
            climate={climate}
            locale={locale}
            label={t('planning.when')}
            caption={`${t('planning.climate')}. ${t('planning.climateSource')}`}
            months={dates && monthsOf(dates)}
          />
        </section>
      )}
      <Sections sections={loaderData.text.sections} />
    </>
  );
}
