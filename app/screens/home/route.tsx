import { useTranslations } from 'use-intl';
import { pictureOf } from '../../../domain/picture.ts';
import { wordsIn } from '../../i18n/words.tsx';
import { pictureView } from '../../parts/card.ts';
import { Figures } from '../../parts/Figures.tsx';
import { figuresIn } from '../../parts/figures.ts';
import { HomeModes } from '../../parts/HomeModes.tsx';
import { pageMeta } from '../../parts/head.ts';
import { Moods } from '../../parts/Moods.tsx';
import { moodsOf } from '../../parts/moods.ts';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { RegionMap } from '../../parts/RegionMap.tsx';
import { mapOf } from '../../parts/regionMap.ts';
import { Sections } from '../../parts/Sections.tsx';
import { Shelf } from '../../parts/Shelf.tsx';
import { sitePage } from '../../parts/sitePage.ts';
import { type Visit, visitOf } from '../../parts/visit.ts';
import type { Route } from './+types/route';
import { Wall } from './Wall.tsx';

const PLACES = 5;
const SHELF = 4;

/** The region at a glance: the first of the home page's four modes. */
export function loader({ params, context }: Route.LoaderArgs) {
  const visit = visitOf(context, params);
  const { catalogue, cards } = visit;
  // What the destinations themselves say should not be missed, one from each.
  const highlights = catalogue.cities.all.flatMap(
    (city) => catalogue.places.get(city.highlights[0]?.place ?? '') ?? [],
  );
  return {
    ...sitePage(visit, 'home'),
    map: mapOf(visit),
    figures: figuresIn(visit.locale),
    cities: catalogue.cities.all.map(cards.city),
    places: highlights.slice(0, PLACES).map((place) => cards.place(place)),
    circuits: catalogue.circuits.all.slice(0, SHELF).map(cards.circuit),
    experiences: catalogue.experiences.all.slice(0, SHELF).map(cards.experience),
    articles: catalogue.articles.all.slice(0, SHELF).map(cards.article),
    moods: moodsOf(visit),
    wall: wallOf(visit),
  };
}

export type WallItem = ReturnType<typeof wallOf>[number];

function wallOf({ catalogue, locale }: Visit) {
  return catalogue.instawall.all.map((item) => ({
    id: item._id,
    caption: wordsIn(item.caption, locale),
    picture: pictureView(pictureOf('instawall', { ...item, title: item.caption }), locale),
    place: catalogue.places.get(item.place ?? '')?._id,
    sample: item.sample,
  }));
}

export const meta = pageMeta;

export default function Home({ loaderData: home }: Route.ComponentProps) {
  const t = useTranslations();
  return (
    <>
      <PageHeading
        title={home.title}
        summary={home.summary}
        picture={home.picture}
        below={<HomeModes current="hero" />}
      />
      <Shelf title={t('menu.destinations')} cards={home.cities} className="arches" />
      <section className="band map-band">
        <div className="section-head">
          <h2>{t('home.atAGlance')}</h2>
        </div>
        <RegionMap svg={home.map} />
        <Figures figures={home.figures} />
      </section>
      <Shelf
        title={t('home.places')}
        cards={home.places}
        className="leading"
        more={{ path: '/preference/3', label: t('menu.culture') }}
      />
      <section>
        <div className="section-head">
          <h2>{t('home.moods')}</h2>
        </div>
        <Moods moods={home.moods} />
      </section>
      <Shelf
        title={t('menu.circuits')}
        cards={home.circuits}
        className="band night"
        more={{ path: '/circuits', label: t('home.allCircuits') }}
      />
      <Shelf
        title={t('menu.experiences')}
        cards={home.experiences}
        more={{ path: '/experiences', label: t('home.allExperiences') }}
      />
      <Shelf
        title={t('menu.articles')}
        cards={home.articles}
        className="band"
        more={{ path: '/articles', label: t('home.allArticles') }}
      />
      <Sections sections={home.sections} />
      <Wall items={home.wall} />
    </>
  );
}
