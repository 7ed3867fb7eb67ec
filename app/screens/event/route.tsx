import { useTranslations } from 'use-intl';
import { pictureOf } from '../../../domain/picture.ts';
import { monthNames } from '../../i18n/months.ts';
import { translator } from '../../i18n/translator.ts';
import { Paragraphs, wordsIn } from '../../i18n/words.tsx';
import { neighbours, pictureView } from '../../parts/card.ts';
import { Facts } from '../../parts/Facts.tsx';
import { FavoriteButton } from '../../parts/FavoriteButton.tsx';
import { headOf, pageMeta } from '../../parts/head.ts';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { PreviousNext } from '../../parts/PreviousNext.tsx';
import { dateIn } from '../../parts/placePage.ts';
import { Shelf } from '../../parts/Shelf.tsx';
import { Sources } from '../../parts/Sources.tsx';
import { Tip } from '../../parts/Tip.tsx';
import { notFound, visitOf } from '../../parts/visit.ts';
import type { Route } from './+types/route';

export function loader({ params, context }: Route.LoaderArgs) {
  const { catalogue, cards, locale } = visitOf(context, params);
  const event = catalogue.events.get(params.id);
  if (!event) throw notFound(catalogue, locale, params.id);
  const t = translator(locale);
  const title = wordsIn(event.title, locale);
  const summary = wordsIn(event.summary, locale);
  const bestTime = wordsIn(event.bestTime, locale);
  const city = catalogue.cities.get(event.city);
  const place = catalogue.places.get(event.place ?? '');
  const months = monthNames(event.usualMonths, locale);
  return {
    head: headOf(event, locale, title.text),
    id: event._id,
    title,
    arabicTitle: event.arabicTitle,
    summary,
    description: wordsIn(event.description, locale),
    tip: wordsIn(event.tip, locale),
    picture: pictureView(pictureOf('events', event), locale),
    facts: [
      ...event.dates.map(({ start, end }) => ({
        label: t('event.dates'),
        value: { text: `${dateIn(start, locale)} – ${dateIn(end, locale)}` },
      })),
      months ? { label: t('event.usualMonths'), value: { text: months } } : undefined,
      bestTime && { label: t('event.when'), value: bestTime },
      city && { label: t('event.city'), value: wordsIn(city.title, locale) },
      event.since ? { label: t('event.since'), value: { text: String(event.since) } } : undefined,
    ],
    sources: event.sources,
    checkedOn: event.checkedOn && dateIn(event.checkedOn, locale),
    where: place ? [cards.place(place)] : [],
    sameCity: catalogue.events.all
      .filter((other) => other.city === event.city && other !== event)
      .map(cards.event),
    city: city && { id: city._id, title: wordsIn(city.title, locale) },
    neighbours: neighbours(catalogue.events.all, event._id, cards.event),
  };
}

export const meta = pageMeta;

export default function Event({ loaderData: event }: Route.ComponentProps) {
  const t = useTranslations();
  return (
    <>
      <PageHeading
        title={event.title}
        picture={event.picture}
        arabicTitle={event.arabicTitle}
        summary={event.summary}
        trail={[{ path: '/events', title: { text: t('menu.events') } }]}
      >
        <FavoriteButton kind="events" id={event.id} title={event.title.text} />
      </PageHeading>
      <div className="columns">
        <div>
          {event.description && <Paragraphs words={event.description} className="prose opening" />}
          <Tip words={event.tip} />
        </div>
        <Facts facts={event.facts} />
      </div>
      <Shelf title={t('event.where')} cards={event.where} />
      {event.city && (
        <Shelf
          title={t('event.sameCity', { city: event.city.title.text })}
          cards={event.sameCity}
          more={{
            path: `/destination/${event.city.id}`,
            label: t('place.allOfCity', { city: event.city.title.text }),
          }}
        />
      )}
      <Sources sources={event.sources} checkedOn={event.checkedOn} />
      <PreviousNext links={event.neighbours} />
    </>
  );
}
