import { useTranslations } from 'use-intl';
import { type Stop, stopsByDay } from '../../../domain/circuit.ts';
import { formatDistance } from '../../../domain/distance.ts';
import { formatDuration } from '../../../domain/duration.ts';
import { pictureOf } from '../../../domain/picture.ts';
import { translator } from '../../i18n/translator.ts';
import { Paragraphs, wordsIn } from '../../i18n/words.tsx';
import { neighbours, pictureView } from '../../parts/card.ts';
import { Facts } from '../../parts/Facts.tsx';
import { FavoriteButton } from '../../parts/FavoriteButton.tsx';
import { headOf, pageMeta } from '../../parts/head.ts';
import { LocaleLink } from '../../parts/LocaleLink.tsx';
import { PlaceMap } from '../../parts/map/PlaceMap.tsx';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { PreviousNext } from '../../parts/PreviousNext.tsx';
import { Tip } from '../../parts/Tip.tsx';
import { notFound, type Visit, visitOf } from '../../parts/visit.ts';
import type { Route } from './+types/route';
import { circuitMap } from './circuitMap.ts';
import { StopItem } from './StopItem.tsx';

export function loader({ params, context }: Route.LoaderArgs) {
  const visit = visitOf(context, params);
  const { catalogue, cards, locale } = visit;
  const circuit = catalogue.circuits.get(params.id);
  if (!circuit) throw notFound(catalogue, locale, params.id);
  const t = translator(locale);
  const title = wordsIn(circuit.title, locale);
  const summary = wordsIn(circuit.summary, locale);
  const bestTime = wordsIn(circuit.bestTime, locale);
  const access = wordsIn(circuit.access, locale);
  const city = catalogue.cities.get(circuit.city);
  return {
    head: headOf(circuit, locale, title.text),
    id: circuit._id,
    title,
    summary,
    description: wordsIn(circuit.description, locale),
    tip: wordsIn(circuit.tip, locale),
    picture: pictureView(pictureOf('circuits', circuit), locale),
    facts: [
      { label: t('circuit.days'), value: { text: t('circuit.dayCount', { days: circuit.days }) } },
      {
        label: t('circuit.distance'),
        value: {
          text: t('about.approximately', {
            value: formatDistance(circuit.totalKm * 1000, locale) ?? '',
          }),
        },
      },
      city && { label: t('circuit.from'), value: wordsIn(city.title, locale) },
      bestTime && { label: t('facts.bestTime'), value: bestTime },
      access && { label: t('facts.access'), value: access },
    ],
    days: stopsByDay(circuit).map((stops) => dayView(visit, stops)),
    map: circuitMap(visit, circuit),
    neighbours: neighbours(catalogue.circuits.all, circuit._id, cards.circuit),
  };
}

function dayView(visit: Visit, stops: readonly Stop[]) {
  const metres = stops.reduce((sum, stop) => sum + (stop.fromPrevious?.km ?? 0) * 1000, 0);
  return {
    stops: stops.flatMap((stop) => stopView(visit, stop)),
    way: metres > 0 ? formatDistance(metres, visit.locale) : undefined,
  };
}

export type StopView = ReturnType<typeof stopView>[number];

function stopView({ catalogue, locale }: Visit, stop: Stop) {
  const place = catalogue.places.get(stop.place);
  if (!place) return [];
  const way = stop.fromPrevious;
  return [
    {
      id: place._id,
      path: `/poi/${place._id}`,
      title: wordsIn(place.title, locale),
      picture: pictureView(pictureOf('places', place), locale),
      note: wordsIn(stop.note ?? place.summary, locale),
      duration: formatDuration(stop.duration ?? place.duration, locale),
      way: way && {
        mode: way.mode,
        distance: formatDistance(way.km * 1000, locale) ?? '',
        time: formatDuration(way.minutes, locale) ?? '',
      },
    },
  ];
}

export const meta = pageMeta;

export default function Circuit({ loaderData: circuit }: Route.ComponentProps) {
  const t = useTranslations();
  return (
    <>
      <PageHeading
        title={circuit.title}
        picture={circuit.picture}
        summary={circuit.summary}
        trail={[{ path: '/circuits', title: { text: t('menu.circuits') } }]}
      >
        <LocaleLink to={`/itinerary?circuits=${circuit.id}`} className="button">
          {t('addToPlan.circuit')}
        </LocaleLink>
        <FavoriteButton kind="circuits" id={circuit.id} title={circuit.title.text} />
      </PageHeading>
      <div className="columns">
        <div>
          {circuit.description && (
            <Paragraphs words={circuit.description} className="prose opening" />
          )}
          <Tip words={circuit.tip} />
        </div>
        <Facts facts={circuit.facts} />
      </div>
      <PlaceMap
        key={circuit.id}
        label={t('map.ofCircuit', { title: circuit.title.text })}
        points={circuit.map.points}
        lines={circuit.map.lines}
      />
      <div className="days">
        {circuit.days.map(({ stops, way }, index) => (
          <section key={stops[0]?.path}>
            <div className="day-head">
              <h2>{t('circuit.day', { day: index + 1 })}</h2>
              {way && <p>{t('circuit.dayTotal', { way })}</p>}
            </div>
            <ol className="stops">
              {stops.map((stop) => (
                <StopItem key={stop.path} stop={stop} />
              ))}
            </ol>
          </section>
        ))}
      </div>
      <PreviousNext links={circuit.neighbours} />
    </>
  );
}
