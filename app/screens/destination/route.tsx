import { redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import { SECTIONS, sectionPages } from '../../../domain/categories.ts';
import { pictureOf } from '../../../domain/picture.ts';
import type { Place } from '../../../domain/place.ts';
import { screenWords } from '../../i18n/screenWords.ts';
import { translator } from '../../i18n/translator.ts';
import { Paragraphs, wordsIn } from '../../i18n/words.tsx';
import { neighbours, pictureView } from '../../parts/card.ts';
import { Facts } from '../../parts/Facts.tsx';
import { headOf, pageMeta } from '../../parts/head.ts';
import { mapPoints } from '../../parts/map/mapPoints.ts';
import { PlaceMap } from '../../parts/map/PlaceMap.tsx';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { PreviousNext } from '../../parts/PreviousNext.tsx';
import { dateIn } from '../../parts/placePage.ts';
import { Shelf } from '../../parts/Shelf.tsx';
import { Sources } from '../../parts/Sources.tsx';
import { notFound, type Visit, visitOf } from '../../parts/visit.ts';
import { townWeather } from '../../parts/weather/townWeather.ts';
import '../../parts/weather/weather.css';
import type { Route } from './+types/route';
import { TownClimate } from './TownClimate.tsx';

const SECTION_NAMES = ['see', 'do', 'eat', 'sleep', 'agencies'] as const;

/** Cards of a section; the rest is one link away. */
const SHOWN = 8;
/** The first section leads with a card of four times the size: nine fill its rows. */
const SHOWN_FIRST = 9;

/** `id` may be the city's id, its slug or another of its spellings (section 2: fez for fes). */
export function loader({ params, context }: Route.LoaderArgs) {
  const visit = visitOf(context, params);
  const { catalogue, cards, locale } = visit;
  const city = catalogue.city(params.id);
  if (!city) throw notFound(catalogue, locale, params.id);
  if (params.id !== city._id) throw redirect(`/${locale}/destination/${city._id}`, 301);
  const t = translator(locale);
  const title = wordsIn(city.title, locale);
  const summary = wordsIn(city.summary, locale);
  const access = wordsIn(city.access, locale);
  const bestTime = wordsIn(city.bestTime, locale);
  const area = [city._id, ...city.area];
  const places = catalogue.placesIn(city);
  const inArea = <T extends { city: string }>(entries: readonly T[]) =>
    entries.filter((entry) => area.includes(entry.city));
  return {
    head: headOf(city, locale, title.text),
    id: city._id,
    title,
    arabicTitle: city.arabicTitle,
    summary,
    description: wordsIn(city.description, locale),
    picture: pictureView(pictureOf('cities', city), locale),
    facts: [
      bestTime && { label: t('facts.whenToCome'), value: bestTime },
      access && { label: t('facts.gettingThere'), value: access },
    ],
    highlights: city.highlights.flatMap(({ place: id, text }) => {
      const place = catalogue.places.get(id);
      return place ? [{ ...cards.place(place), summary: wordsIn(text, locale) }] : [];
    }),
    sections: SECTION_NAMES.map((name) => ({
      name,
      ...sectionOf(places, name, visit, city._id),
    })),
    map: mapPoints(places, locale),
    weather: townWeather(city, visit),
    climate: city.climate,
    words: screenWords('weather', locale),
    events: inArea(catalogue.events.all).map(cards.event),
    circuits: inArea(catalogue.circuits.all).map(cards.circuit),
    experiences: inArea(catalogue.experiences.all).map(cards.experience),
    towns: city.area.flatMap((id) => {
      const town = catalogue.cities.get(id);
      return town ? [cards.city(town)] : [];
    }),
    sources: city.sources,
    checkedOn: city.checkedOn && dateIn(city.checkedOn, locale),
    neighbours: neighbours(catalogue.cities.all, city._id, cards.city),
  };
}

/** The first places of a section, and the pages on which all of them are. */
function sectionOf(
  places: readonly Place[],
  name: keyof typeof SECTIONS,
  { catalogue, cards, locale }: Visit,
  city: string,
) {
  const inSection = places.filter((place) =>
    place.tags.some((tag) => SECTIONS[name].some((slug) => slug === tag)),
  );
  const shown = inSection.slice(0, name === 'see' ? SHOWN_FIRST : SHOWN);
  const pages = shown.length < inSection.length ? sectionPages(name) : [];
  return {
    cards: shown.map((place) => cards.place(place)),
    more: pages.flatMap(({ path, tag, tags }) => {
      const count = inSection.filter((place) =>
        place.tags.some((slug) => tags.includes(slug)),
      ).length;
      const title = wordsIn(catalogue.tags.get(tag)?.name ?? { en: tag }, locale);
      return count > 0 ? [{ path: `${path}?city=${city}`, title, count }] : [];
    }),
  };
}

export const meta = pageMeta;

export default function Destination({ loaderData: city }: Route.ComponentProps) {
  const t = useTranslations();
  const filled = city.sections.filter((section) => section.cards.length > 0);
  return (
    <>
      <PageHeading
        title={city.title}
        arabicTitle={city.arabicTitle}
        summary={city.summary}
        picture={city.picture}
        trail={[]}
        below={
          <nav aria-label={t('destination.onThisPage')}>
            <ul className="chips">
              {filled.map(({ name }) => (
                <li key={name}>
                  <a href={`#${name}`}>{t(`destination.${name}`)}</a>
                </li>
              ))}
            </ul>
          </nav>
        }
      />
      <div className="columns">
        {city.description && <Paragraphs words={city.description} className="prose opening" />}
        <Facts facts={city.facts} />
      </div>
      <Shelf title={t('destination.highlights')} cards={city.highlights} className="band" />
      {city.map.length > 0 && (
        <section aria-labelledby="on-the-map">
          <div className="section-head">
            <h2 id="on-the-map">{t('map.heading')}</h2>
          </div>
          <PlaceMap
            key={city.id}
            label={t('map.ofCity', { city: city.title.text })}
            points={city.map}
          />
        </section>
      )}
      <TownClimate key={city.id} town={city.weather} climate={city.climate} />
      <Shelf title={t('destination.towns')} cards={city.towns} className="arches" />
      {filled.map(({ name, cards, more }, index) => (
        <Shelf
          key={name}
          id={name}
          title={t(`destination.${name}`)}
          cards={cards}
          className={index === 0 ? 'leading' : ''}
          more={more.map(({ path, title, count }) => ({
            path,
            label:
              more.length === 1
                ? t('destination.allOf', { count })
                : t('destination.allOfKind', { kind: title.text, count }),
          }))}
        />
      ))}
      <Shelf title={t('menu.experiences')} cards={city.experiences} className="band" />
      <Shelf title={t('menu.events')} cards={city.events} />
      <Shelf title={t('menu.circuits')} cards={city.circuits} className="band night" />
      <Sources sources={city.sources} checkedOn={city.checkedOn} />
      <PreviousNext links={city.neighbours} />
    </>
  );
}
