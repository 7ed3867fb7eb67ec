import { stopsByDay } from '../../domain/content/circuit.ts';
import { entryPicture } from '../../domain/content/picture.ts';
import { formatRoughDistance } from '../../domain/geo/distance.ts';
import { ButtonGroup, ButtonLink } from '../components/Button.tsx';
import { Description } from '../components/Description.tsx';
import { Facts } from '../components/Facts.tsx';
import { PageHeading } from '../components/PageHeading.tsx';
import { PreviousNext } from '../components/PreviousNext.tsx';
import { DayHeading, Days, StopList } from '../components/StopList.tsx';
import { circuitMap } from '../features/circuit/circuitMap.ts';
import { dayView, StopItem } from '../features/circuit/StopItem.tsx';
import { FavoriteButton } from '../features/favorites/FavoriteButton.tsx';
import { StaticMapWithOpener } from '../features/map/StaticMapWithOpener.tsx';
import { localize } from '../i18n/localize.tsx';
import { messages, translator } from '../i18n/messages.ts';
import { useTranslations } from '../i18n/useTranslations.ts';
import { neighbours, pictureView } from '../lib/card.ts';
import { getPageContext, notFound } from '../lib/pageContext.ts';
import { entryHead, pageMeta } from '../lib/pageMeta.ts';
import { servedData } from '../lib/servedData.ts';
import type { Route } from './+types/circuit';
import * as styles from './circuit.module.css';

export function loader({ params, context }: Route.LoaderArgs) {
  const pageContext = getPageContext(context, params);
  const { catalogue, cards, locale, isDocument } = pageContext;
  const circuit = catalogue.circuits.get(params.id);
  if (!circuit) throw notFound(catalogue, locale, params.id);
  const t = translator(locale, ['about', 'circuit']);
  const title = localize(circuit.title, locale);
  const summary = localize(circuit.summary, locale);
  const bestTime = localize(circuit.bestTime, locale);
  const access = localize(circuit.access, locale);
  const city = catalogue.cities.get(circuit.city);
  return {
    head: entryHead(circuit, locale, title.text),
    messages: messages(locale, ['circuit']),
    id: circuit._id,
    title,
    summary,
    picture: pictureView(entryPicture('circuits', circuit), locale),
    served: servedData(isDocument, {
      description: localize(circuit.description, locale),
      tip: localize(circuit.tip, locale),
      facts: [
        {
          label: t('circuit.days'),
          value: { text: t('circuit.dayCount', { days: circuit.days }) },
        },
        {
          label: t('circuit.distance'),
          value: {
            text: t('about.approximately', {
              value: formatRoughDistance(circuit.totalKm * 1000, locale) ?? '',
            }),
          },
        },
        city && { label: t('circuit.from'), value: localize(city.title, locale) },
        bestTime && { label: t('facts.bestTime'), value: bestTime },
        access && { label: t('facts.access'), value: access },
      ],
      neighbours: neighbours(catalogue.circuits.all, circuit._id, cards.circuit),
    }),
    days: stopsByDay(circuit).map((stops) => dayView(pageContext, stops)),
    map: circuitMap(pageContext, circuit),
  };
}

export const meta = pageMeta;

export default function Circuit({ loaderData: circuit }: Route.ComponentProps) {
  const t = useTranslations(['circuit']);
  const { served } = circuit;
  return (
    <>
      <PageHeading
        title={circuit.title}
        picture={circuit.picture}
        summary={circuit.summary}
        trail={[{ path: '/circuits', title: { text: t('menu.circuits') } }]}
      >
        <ButtonGroup>
          <ButtonLink to={`/itinerary?circuits=${circuit.id}`}>{t('addToPlan.circuit')}</ButtonLink>
          <FavoriteButton kind="circuits" id={circuit.id} title={circuit.title.text} />
        </ButtonGroup>
      </PageHeading>
      <Description text={served.description} tip={served.tip}>
        {served.facts && <Facts facts={served.facts} />}
      </Description>
      <div className={styles.body}>
        <StaticMapWithOpener
          key={circuit.id}
          className={styles.map}
          label={t('map.ofCircuit', { title: circuit.title.text })}
          points={circuit.map.points}
          lines={circuit.map.lines}
        />
        <Days>
          {circuit.days.map(({ stops, length }, index) => (
            <section key={stops[0]?.path}>
              <DayHeading
                title={t('circuit.day', { day: index + 1 })}
                note={length && t('circuit.dayTotal', { way: length })}
              />
              <StopList>
                {stops.map((stop) => (
                  <StopItem key={stop.path} stop={stop} />
                ))}
              </StopList>
            </section>
          ))}
        </Days>
      </div>
      <PreviousNext links={served.neighbours} />
    </>
  );
}
