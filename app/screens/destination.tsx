import { redirect } from 'react-router';
import { SECTIONS, sectionPages } from '../../domain/content/categories.ts';
import { entryPicture } from '../../domain/content/picture.ts';
import type { Place } from '../../domain/content/place.ts';
import * as band from '../components/Band.module.css';
import { CardSection } from '../components/CardSection.tsx';
import * as chips from '../components/Chips.module.css';
import { neighbours, pictureView } from '../components/card.ts';
import { Description } from '../components/Description.tsx';
import { Facts } from '../components/Facts.tsx';
import { PageHeading } from '../components/PageHeading.tsx';
import { PreviousNext } from '../components/PreviousNext.tsx';
import { formatDate } from '../components/pages/placePage.ts';
import { SectionHead } from '../components/SectionHead.tsx';
import { Sources } from '../components/Sources.tsx';
import { mapPoints } from '../features/map/mapPoints.ts';
import { StaticMapWithOpener } from '../features/map/StaticMapWithOpener.tsx';
import { SaveMap } from '../features/offline/SaveMap.tsx';
import { TownClimate } from '../features/weather/TownClimate.tsx';
import { townWeather } from '../features/weather/townWeather.ts';
import { localize } from '../i18n/localize.tsx';
import { messages, translator } from '../i18n/messages.ts';
import { useTranslations } from '../i18n/useTranslations.ts';
import { getPageContext, notFound, type PageContext } from '../lib/pageContext.ts';
import { entryHead, pageMeta } from '../lib/pageMeta.ts';
import { servedData } from '../lib/servedData.ts';
import { siteContext } from '../lib/siteContext.ts';
import type { Route } from './+types/destination';

const SECTION_NAMES = ['see', 'do', 'eat', 'sleep', 'agencies'] as const;

/** Number of cards per section; a link leads to the rest. */
const SHOWN = 8;
/** The first card of the first section is four times as large, so that nine fill the rows. */
const SHOWN_FIRST = 9;

/**
 * `id` is the city's id or its slug (specification, section 2: fez for fes); the id is canonical.
 * Other spellings are redirected to it.
 */
export function loader({ params, context }: Route.LoaderArgs) {
  const pageContext = getPageContext(context, params);
  const { catalogue, cards, locale, isDocument } = pageContext;
  const site = context.get(siteContext);
  const city = catalogue.city(params.id);
  if (!city) throw notFound(catalogue, locale, params.id);
  const canonical = `/${locale}/destination/${city._id}`;
  if (params.id !== city._id && params.id !== city.slug) throw redirect(canonical, 301);
  const t = translator(locale, ['destination']);
  const title = localize(city.title, locale);
  const summary = localize(city.summary, locale);
  const access = localize(city.access, locale);
  const bestTime = localize(city.bestTime, locale);
  const area = [city._id, ...city.area];
  const places = catalogue.placesIn(city);
  const inArea = <T extends { city: string }>(entries: readonly T[]) =>
    entries.filter((entry) => area.includes(entry.city));
  return {
    head: { ...entryHead(city, locale, title.text), canonical },
    id: city._id,
    title,
    arabicTitle: city.arabicTitle,
    summary,
    picture: pictureView(entryPicture('cities', city), locale),
    served: servedData(isDocument, {
      description: localize(city.description, locale),
      facts: [
        bestTime && { label: t('facts.whenToCome'), value: bestTime },
        access && { label: t('facts.gettingThere'), value: access },
      ],
      sources: city.sources,
      checkedOn: city.checkedOn && formatDate(city.checkedOn, locale),
      neighbours: neighbours(catalogue.cities.all, city._id, cards.city),
    }),
    highlights: city.highlights.flatMap(({ place: id, text }) => {
      const place = catalogue.places.get(id);
      return place ? [cards.change(cards.place(place), { summary: localize(text, locale) })] : [];
    }),
    sections: SECTION_NAMES.map((name) => ({
      name,
      ...sectionOf(places, name, pageContext, city._id),
    })),
    map: mapPoints(places, locale),
    // A configured style has tiles of its own, which are not ours to save.
    isMapSavable: site.mapTiles.isConfigured && site.config.map.styleUrl === undefined,
    weather: townWeather(city, pageContext),
    climate: city.climate,
    messages: messages(locale, ['destination', 'weather']),
    events: inArea(catalogue.events.all).map(cards.event),
    circuits: inArea(catalogue.circuits.all).map(cards.circuit),
    experiences: inArea(catalogue.experiences.all).map(cards.experience),
    towns: city.area.flatMap((id) => {
      const town = catalogue.cities.get(id);
      return town ? [cards.city(town)] : [];
    }),
  };
}

/** The first places of a section, and links to all of them. */
function sectionOf(
  places: readonly Place[],
  name: keyof typeof SECTIONS,
  { catalogue, cards, locale }: PageContext,
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
      const title = localize(catalogue.tags.get(tag)?.name ?? { en: tag }, locale);
      return count > 0 ? [{ path: `${path}?city=${city}`, title, count }] : [];
    }),
  };
}

export const meta = pageMeta;

export default function Destination({ loaderData: city }: Route.ComponentProps) {
  const t = useTranslations(['destination']);
  const { served } = city;
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
            <ul className={chips.root}>
              {filled.map(({ name }) => (
                <li key={name}>
                  <a href={`#${name}`}>{t(`destination.${name}`)}</a>
                </li>
              ))}
            </ul>
          </nav>
        }
      />
      <Description text={served.description}>
        {served.facts && <Facts facts={served.facts} />}
      </Description>
      <CardSection
        title={t('destination.highlights')}
        cards={city.highlights}
        className={band.root}
      />
      {city.map.length > 0 && (
        <section aria-labelledby="on-the-map">
          <SectionHead id="on-the-map" title={t('map.heading')} />
          <StaticMapWithOpener
            key={city.id}
            label={t('map.ofCity', { city: city.title.text })}
            points={city.map}
          />
          {city.isMapSavable && <SaveMap key={city.id} town={city.id} title={city.title.text} />}
        </section>
      )}
      <TownClimate key={city.id} town={city.weather} climate={city.climate} />
      <CardSection title={t('destination.towns')} cards={city.towns} layout="arches" />
      {filled.map(({ name, cards, more }, index) => (
        <CardSection
          key={name}
          id={name}
          title={t(`destination.${name}`)}
          cards={cards}
          layout={index === 0 ? 'leading' : 'shelf'}
          moreLink={more.map(({ path, title, count }) => ({
            path,
            label:
              more.length === 1
                ? t('destination.allOf', { count })
                : t('destination.allOfKind', { kind: title.text, count }),
          }))}
        />
      ))}
      <CardSection title={t('menu.experiences')} cards={city.experiences} className={band.root} />
      <CardSection title={t('menu.events')} cards={city.events} />
      <CardSection title={t('menu.circuits')} cards={city.circuits} className={band.night} />
      <Sources sources={served.sources} checkedOn={served.checkedOn} />
      <PreviousNext links={served.neighbours} />
    </>
  );
}
