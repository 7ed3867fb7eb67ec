import { entryPicture } from '../../domain/content/picture.ts';
import { formatDuration } from '../../domain/format/duration.ts';
import { monthNames } from '../../domain/format/months.ts';
import { Description } from '../components/Description.tsx';
import { Facts } from '../components/Facts.tsx';
import { PageHeading } from '../components/PageHeading.tsx';
import { PreviousNext } from '../components/PreviousNext.tsx';
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
import type { Route } from './+types/experience';

export function loader({ params, context }: Route.LoaderArgs) {
  const { catalogue, cards, locale, isDocument } = getPageContext(context, params);
  const experience = catalogue.experiences.get(params.id);
  if (!experience) throw notFound(catalogue, locale, params.id);
  const t = translator(locale);
  const title = localize(experience.title, locale);
  const summary = localize(experience.summary, locale);
  const bestTime = localize(experience.bestTime, locale);
  const access = localize(experience.access, locale);
  const duration = formatDuration(experience.duration, locale);
  const months = monthNames(experience.months, locale);
  const wholeYear = experience.months.length === 12;
  return {
    head: entryHead(experience, locale, title.text),
    id: experience._id,
    actions: entryActions('experiences', experience, catalogue, locale),
    messages: messages(locale, ['actions']),
    title,
    summary,
    picture: pictureView(entryPicture('experiences', experience), locale),
    served: servedData(isDocument, {
      description: localize(experience.description, locale),
      tip: localize(experience.tip, locale),
      facts: [
        duration ? { label: t('facts.duration'), value: { text: duration } } : undefined,
        months
          ? { label: t('facts.months'), value: { text: wholeYear ? t('facts.allYear') : months } }
          : undefined,
        bestTime && { label: t('facts.bestTime'), value: bestTime },
        access && { label: t('facts.access'), value: access },
      ],
      notes: experience.facts.map((text) => localize(text, locale)),
      neighbours: neighbours(catalogue.experiences.all, experience._id, cards.experience),
    }),
    places: experience.places.flatMap((id) => {
      const place = catalogue.places.get(id);
      return place ? [cards.place(place)] : [];
    }),
  };
}

export const meta = pageMeta;

export default function Experience({ loaderData: experience }: Route.ComponentProps) {
  const t = useTranslations();
  const { served } = experience;
  return (
    <>
      <PageHeading
        title={experience.title}
        picture={experience.picture}
        summary={experience.summary}
        trail={[{ path: '/experiences', title: { text: t('menu.experiences') } }]}
        below={<ActionBar key={experience.id} {...experience.actions} />}
      />
      <Description text={served.description} tip={served.tip}>
        {served.facts && <Facts facts={served.facts} notes={served.notes} />}
      </Description>
      <CardSection title={t('experience.places')} cards={experience.places} />
      <PreviousNext links={served.neighbours} />
    </>
  );
}
