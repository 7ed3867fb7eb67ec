import { monthInRegion } from '../../domain/format/today.ts';
import * as band from '../components/Band.module.css';
import { moodLinks } from '../components/moods.ts';
import { RegionBand } from '../components/RegionBand.tsx';
import { RenderLater } from '../components/RenderLater.tsx';
import { regionFigures } from '../components/regionFigures.ts';
import { regionMapSvg } from '../components/regionMapSvg.ts';
import { SectionHead } from '../components/SectionHead.tsx';
import { Sections } from '../components/Sections.tsx';
import { CardSection } from '../features/cards/CardSection.tsx';
import { nextEventCards } from '../features/events/eventCards.ts';
import { HomeActions } from '../features/home/HomeActions.tsx';
import { ModeHeading } from '../features/home/ModeHeading.tsx';
import { Moods } from '../features/home/Moods.tsx';
import { Wall, wallItems } from '../features/home/Wall.tsx';
import { messages } from '../i18n/messages.ts';
import { useTranslations } from '../i18n/useTranslations.ts';
import { getPageContext } from '../lib/pageContext.ts';
import { pageMeta } from '../lib/pageMeta.ts';
import { servedData } from '../lib/servedData.ts';
import type { Route } from './+types/home';
import { sitePage } from './templates/sitePage.ts';

const PLACES = 5;
const SHELF = 4;

/** The overview, the first of the home page's four modes. */
export function loader({ params, context }: Route.LoaderArgs) {
  const pageContext = getPageContext(context, params);
  const { catalogue, cards, isDocument } = pageContext;
  // One highlight of each destination.
  const highlights = catalogue.cities.all.flatMap(
    (city) => catalogue.places.get(city.highlights[0]?.place ?? '') ?? [],
  );
  const month = monthInRegion(new Date());
  const experiences = catalogue.experiences.all.filter(
    ({ months }) => months.length === 0 || months.includes(month),
  );
  return {
    ...sitePage(pageContext, 'home'),
    messages: messages(pageContext.locale, ['figures']),
    start: catalogue.cities.all[0]?._id,
    served: servedData(isDocument, {
      map: regionMapSvg(pageContext),
      wall: wallItems(pageContext, catalogue.settings.all[0]?.social.instagram),
    }),
    figures: regionFigures(pageContext.locale),
    cities: catalogue.cities.all.map(cards.city),
    places: highlights.slice(0, PLACES).map((place) => cards.place(place)),
    circuits: catalogue.circuits.all.slice(0, SHELF).map(cards.circuit),
    events: nextEventCards(pageContext, SHELF),
    experiences: experiences.slice(0, SHELF).map(cards.experience),
    articles: catalogue.articles.all.slice(0, SHELF).map(cards.article),
    moods: moodLinks(pageContext),
  };
}

export const meta = pageMeta;

export default function Home({ loaderData: home }: Route.ComponentProps) {
  const t = useTranslations();
  return (
    <>
      <ModeHeading page={home} mode="hero">
        <HomeActions start={home.start} />
      </ModeHeading>
      <CardSection title={t('menu.destinations')} cards={home.cities} layout="arches" />
      <RegionBand title={t('home.atAGlance')} map={home.served.map} figures={home.figures} />
      <RenderLater>
        <CardSection
          title={t('home.places')}
          cards={home.places}
          layout="leading"
          moreLink={{ path: '/preference/3', label: t('menu.culture') }}
        />
        <CardSection
          title={t('home.events')}
          cards={home.events}
          moreLink={{ path: '/events', label: t('home.allEvents') }}
        />
        <section>
          <SectionHead title={t('home.moods')} />
          <Moods moods={home.moods} />
        </section>
        <CardSection
          title={t('menu.circuits')}
          cards={home.circuits}
          className={band.night}
          moreLink={{ path: '/circuits', label: t('home.allCircuits') }}
        />
        <CardSection
          title={t('menu.experiences')}
          cards={home.experiences}
          moreLink={{ path: '/experiences', label: t('home.allExperiences') }}
        />
        <CardSection
          title={t('menu.articles')}
          cards={home.articles}
          className={band.root}
          moreLink={{ path: '/articles', label: t('home.allArticles') }}
        />
        <Sections sections={home.text.sections} />
        <Wall wall={home.served.wall} />
      </RenderLater>
    </>
  );
}
