import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { oldTownGate, townCentre } from '../../domain/content/townCentre.ts';
import { monthName } from '../../domain/format/months.ts';
import { monthInRegion } from '../../domain/format/today.ts';
import * as band from '../components/Band.module.css';
import { EmergencyNumbers } from '../components/EmergencyNumbers.tsx';
import { emergencyRows } from '../components/emergencyRows.ts';
import { SectionHead } from '../components/SectionHead.tsx';
import { Sections } from '../components/Sections.tsx';
import { CardSection } from '../features/cards/CardSection.tsx';
import { ModeHeading } from '../features/home/ModeHeading.tsx';
import { NearMe } from '../features/visiting/NearMe.tsx';
import { nearbyPlaces } from '../features/visiting/nearbyPlaces.ts';
import { localize } from '../i18n/localize.tsx';
import { messages } from '../i18n/messages.ts';
import { useTranslations } from '../i18n/useTranslations.ts';
import { getPageContext, type PageContext } from '../lib/pageContext.ts';
import { pageMeta } from '../lib/pageMeta.ts';
import type { Route } from './+types/visiting';
import { sitePage } from './templates/sitePage.ts';

/**
 * The mode "visiting" of the home page: what is near, this month's events, emergency numbers. The list of
 * places is sorted in the browser, so that the position never leaves it; the query has the town (`city`)
 * or a point (`at`, latitude and longitude), and the filter (`what`), for visitors without scripts too.
 */
export function loader({ params, request, context }: Route.LoaderArgs) {
  const pageContext = getPageContext(context, params);
  const { catalogue, cards, locale } = pageContext;
  const month = monthInRegion(new Date());
  return {
    ...sitePage(pageContext, 'visiting'),
    messages: messages(locale, ['visiting', 'destination', 'distance']),
    places: nearbyPlaces(pageContext),
    search: new URL(request.url).search,
    towns: townsOf(pageContext),
    month: monthName(month, locale),
    events: catalogue.events.all
      .filter((event) => event.usualMonths.includes(month))
      .map(cards.event),
    numbers: emergencyRows(pageContext),
  };
}

/** Another town or filter needs no new data: the page works without a network. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

function townsOf({ catalogue, locale }: PageContext) {
  return catalogue.cities.all.flatMap((city) => {
    const centre = townCentre(city, catalogue);
    if (!centre) return [];
    const gate = oldTownGate(city, catalogue);
    return {
      id: city._id,
      title: localize(city.title, locale),
      ...(gate && { start: shortTitle(localize(gate.title, locale).text) }),
      ...centre,
    };
  });
}

/** "Bab Boujloud" for "Bab Boujloud (Blue Gate)", where there is little room. */
const shortTitle = (title: string): string => title.replace(/ \(.*\)$/, '');

export const meta = pageMeta;

export default function Visiting({ loaderData }: Route.ComponentProps) {
  const t = useTranslations(['visiting']);
  const { events, month, numbers, places, search, towns } = loaderData;
  return (
    <>
      <ModeHeading page={loaderData} mode="visiting" isLow />
      <NearMe places={places} towns={towns} renderedSearch={search} />
      <section className={band.root}>
        <SectionHead title={t('visiting.emergency')} />
        <EmergencyNumbers numbers={numbers} />
      </section>
      {events.length > 0 ? (
        <CardSection title={t('visiting.month', { month })} cards={events} />
      ) : (
        <section>
          <SectionHead title={t('visiting.month', { month })} />
          <p>{t('visiting.noEvents')}</p>
        </section>
      )}
      <Sections sections={loaderData.text.sections} />
    </>
  );
}
