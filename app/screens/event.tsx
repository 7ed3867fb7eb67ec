import { comingDates, lastDates } from '../../domain/content/event.ts';
import { entryPicture } from '../../domain/content/picture.ts';
import { dateRange } from '../../domain/format/dateRange.ts';
import { formatDate } from '../../domain/format/formatters.ts';
import { monthNames } from '../../domain/format/months.ts';
import { dayInRegion } from '../../domain/format/today.ts';
import { Description } from '../components/Description.tsx';
import { Facts } from '../components/Facts.tsx';
import { PageHeading } from '../components/PageHeading.tsx';
import { PreviousNext } from '../components/PreviousNext.tsx';
import { Sources } from '../components/Sources.tsx';
import { ActionBar } from '../features/actions/ActionBar.tsx';
import { entryActions } from '../features/actions/actions.ts';
import { CardSection } from '../features/cards/CardSection.tsx';
import { localize } from '../i18n/localize.tsx';
import { messages, translator } from '../i18n/messages.ts';
import { useTranslations } from '../i18n/useTranslations.ts';
import { neighbours, pictureView } from '../lib/card.ts';
import { getPageContext, notFound } from '../lib/pageContext.ts';
import { entryHead, pageMeta } from '../lib/pageMeta.ts';
import { servedData } from '../lib/servedData.ts';
import type { Route } from './+types/event';

export function loader({ params, context }: Route.LoaderArgs) {
  const { catalogue, cards, locale, isDocument } = getPageContext(context, params);
  const event = catalogue.events.get(params.id);
  if (!event) throw notFound(catalogue, locale, params.id);
  const t = translator(locale, ['event']);
  const title = localize(event.title, locale);
  const summary = localize(event.summary, locale);
  const bestTime = localize(event.bestTime, locale);
  const city = catalogue.cities.get(event.city);
  const place = catalogue.places.get(event.place ?? '');
  const today = dayInRegion(new Date());
  const last = lastDates(event, today);
  const months = monthNames(event.usualMonths, locale);
  return {
    head: entryHead(event, locale, title.text),
    id: event._id,
    actions: entryActions('events', event, catalogue, locale),
    messages: messages(locale, ['actions', 'event']),
    title,
    arabicTitle: event.arabicTitle,
    summary,
    picture: pictureView(entryPicture('events', event), locale),
    served: servedData(isDocument, {
      description: localize(event.description, locale),
      tip: localize(event.tip, locale),
      facts: [
        ...comingDates(event, today).map(({ start, end, expected }) => ({
          label: t(expected ? 'event.expected' : 'event.dates'),
          value: { text: dateRange({ start, end }, locale) },
        })),
        last ? { label: t('event.last'), value: { text: dateRange(last, locale) } } : undefined,
        months ? { label: t('event.usualMonths'), value: { text: months } } : undefined,
        bestTime && { label: t('event.when'), value: bestTime },
        city && { label: t('event.city'), value: localize(city.title, locale) },
        event.since ? { label: t('event.since'), value: { text: String(event.since) } } : undefined,
      ],
      sources: event.sources,
      checkedOn: event.checkedOn && formatDate(event.checkedOn, locale),
      neighbours: neighbours(catalogue.events.all, event._id, cards.event),
    }),
    where: place ? [cards.place(place)] : [],
    sameCity: catalogue.events.all
      .filter((other) => other.city === event.city && other !== event)
      .map(cards.event),
    city: city && { id: city._id, title: localize(city.title, locale) },
  };
}

export const meta = pageMeta;

export default function Event({ loaderData: event }: Route.ComponentProps) {
  const t = useTranslations(['event']);
  const { served } = event;
  return (
    <>
      <PageHeading
        title={event.title}
        picture={event.picture}
        arabicTitle={event.arabicTitle}
        summary={event.summary}
        trail={[{ path: '/events', title: { text: t('menu.events') } }]}
        below={<ActionBar key={event.id} {...event.actions} />}
      />
      <Description text={served.description} tip={served.tip}>
        {served.facts && <Facts facts={served.facts} />}
      </Description>
      <CardSection title={t('event.where')} cards={event.where} />
      {event.city && (
        <CardSection
          title={t('event.sameCity', { city: event.city.title.text })}
          cards={event.sameCity}
          moreLink={{
            path: `/destination/${event.city.id}`,
            label: t('place.allOfCity', { city: event.city.title.text }),
          }}
        />
      )}
      <Sources sources={served.sources} checkedOn={served.checkedOn} />
      <PreviousNext links={served.neighbours} />
    </>
  );
}
