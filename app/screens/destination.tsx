import { redirect } from 'react-router';
import { SECTIONS, sectionPages } from '../../domain/content/categories.ts';
import { entryPicture } from '../../domain/content/picture.ts';
import type { Place } from '../../domain/content/place.ts';
import { formatDate } from '../../domain/format/formatters.ts';
import * as band from '../components/Band.module.css';
import * as chips from '../components/Chips.module.css';
import { Description } from '../components/Description.tsx';
import { Facts } from '../components/Facts.tsx';
import { PageHeading } from '../components/PageHeading.tsx';
import { PreviousNext } from '../components/PreviousNext.tsx';
import { SectionHead } from '../components/SectionHead.tsx';
import { Sources } from '../components/Sources.tsx';
import { shareRows } from '../components/shareRows.ts';
import { CardSection } from '../features/cards/CardSection.tsx';
import { CardSections } from '../features/cards/CardSections.tsx';
import { mapPoints } from '../features/map/mapPoints.ts';
import { StaticMapWithOpener } from '../features/map/StaticMapWithOpener.tsx';
import { SaveMap } from '../features/offline/SaveMap.tsx';
import { TownClimate } from '../features/weather/TownClimate.tsx';
import { townWeather } from '../features/weather/townWeather.ts';
import { localize } from '../i18n/localize.tsx';
import { messages, translator } from '../i18n/messages.ts';
import { useTranslations } from '../i18n/useTranslations.ts';
import { neighbours, pictureView } from '../lib/card.ts';
import { getPageContext, notFound, type PageContext } from '../lib/pageContext.ts';
import { entryHead, pageMeta } from '../lib/pageMeta.ts';
import { servedData } from '../lib/servedData.ts';
import { siteContext } from '../lib/siteContext.ts';
import type { Route } from './+types/destination';

/** The sections of places after "See", which may share rows. */
const ROW_NAMES = ['do', 'eat', 'sleep', 'agencies'] as const;

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
  const section = (name: keyof typeof SECTIONS) => sectionOf(places, name, pageContext, city._id);
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
    see: section('see'),
    rows: shareRows(ROW_NAMES.map(section)),
    map: mapPoints(places, locale),
    // A configured style has tiles of its own, which are not ours to save.
    isMapSavable: site.mapTiles.isConfigured && site.config.map.styleUrl === undefined,
    weather: townWeather(city, pageContext),
    climate: city.climate,
    messages: messages(locale, ['destination', 'weather']),
    // The backgrounds are those of a large town: what a small one offers shares a row on one of them.
    offers: shareRows([
      {
        id: 'experiences',
        title: t('menu.experiences'),
        className: band.root,
        cards: inArea(catalogue.experiences.all).map(cards.experience),
      },
      {
        id: 'events',
        title: t('menu.events'),
        cards: inArea(catalogue.events.all).map(cards.event),
      },
      {
        id: 'circuits',
        title: t('menu.circuits'),
        className: band.night,
        cards: inArea(catalogue.circuits.all).map(cards.circuit),
      },
    ]),
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
  const t = translator(locale, ['destination']);
  const shown = inSection.slice(0, name === 'see' ? SHOWN_FIRST : SHOWN);
  const pages = shown.length < inSection.length ? sectionPages(name) : [];
  const more = pages.flatMap(({ path, tag, tags }) => {
    const count = inSection.filter((place) =>
      place.tags.some((slug) => tags.includes(slug)),
    ).length;
    const kind = localize(catalogue.tags.get(tag)?.name ?? { en: tag }, locale).text;
    return count > 0 ? [{ path: `${path}?city=${city}`, kind, count }] : [];
  });
  return {
    id: name,
    title: t(`destination.${name}`),
    cards: shown.map((place) => cards.place(place)),
    moreLink: more.map(({ path, kind, count }) => ({
      path,
      label:
        more.length === 1
          ? t('destination.allOf', { count })
          : t('destination.allOfKind', { kind, count }),
    })),
  };
}

export const meta = pageMeta;

export default function Destination({ loaderData: city }: Route.ComponentProps) {
  const t = useTranslations(['destination']);
  const { served, see, rows, offers } = city;
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
              {[see, ...rows.flat()].map(
                ({ id, title, cards }) =>
                  cards.length > 0 && (
                    <li key={id}>
                      <a href={`#${id}`}>{title}</a>
                    </li>
                  ),
              )}
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
      <CardSection {...see} layout="leading" />
      <CardSections rows={rows} />
      {offers.length === 1 ? (
        <div className={band.root}>
          <CardSections rows={offers} />
        </div>
      ) : (
        offers.flat().map((offer) => <CardSection key={offer.id} {...offer} />)
      )}
      <Sources sources={served.sources} checkedOn={served.checkedOn} />
      <PreviousNext links={served.neighbours} />
    </>
  );
}
