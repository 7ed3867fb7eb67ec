import { useTranslations } from 'use-intl';
import { formatDuration } from '../../../domain/duration.ts';
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
import { Shelf } from '../../parts/Shelf.tsx';
import { Tip } from '../../parts/Tip.tsx';
import { notFound, visitOf } from '../../parts/visit.ts';
import type { Route } from './+types/route';

export function loader({ params, context }: Route.LoaderArgs) {
  const { catalogue, cards, locale } = visitOf(context, params);
  const experience = catalogue.experiences.get(params.id);
  if (!experience) throw notFound(catalogue, locale, params.id);
  const t = translator(locale);
  const title = wordsIn(experience.title, locale);
  const summary = wordsIn(experience.summary, locale);
  const bestTime = wordsIn(experience.bestTime, locale);
  const access = wordsIn(experience.access, locale);
  const duration = formatDuration(experience.duration, locale);
  const months = monthNames(experience.months, locale);
  const wholeYear = experience.months.length === 12;
  return {
    head: headOf(experience, locale, title.text),
    id: experience._id,
    title,
    summary,
    description: wordsIn(experience.description, locale),
    tip: wordsIn(experience.tip, locale),
    picture: pictureView(pictureOf('experiences', experience), locale),
    facts: [
      duration ? { label: t('facts.duration'), value: { text: duration } } : undefined,
      months
        ? { label: t('facts.months'), value: { text: wholeYear ? t('facts.allYear') : months } }
        : undefined,
      bestTime && { label: t('facts.bestTime'), value: bestTime },
      access && { label: t('facts.access'), value: access },
    ],
    notes: experience.facts.map((text) => wordsIn(text, locale)),
    places: experience.places.flatMap((id) => {
      const place = catalogue.places.get(id);
      return place ? [cards.place(place)] : [];
    }),
    neighbours: neighbours(catalogue.experiences.all, experience._id, cards.experience),
  };
}

export const meta = pageMeta;

export default function Experience({ loaderData: experience }: Route.ComponentProps) {
  const t = useTranslations();
  return (
    <>
      <PageHeading
        title={experience.title}
        picture={experience.picture}
        summary={experience.summary}
        trail={[{ path: '/experiences', title: { text: t('menu.experiences') } }]}
      >
        <FavoriteButton kind="experiences" id={experience.id} title={experience.title.text} />
      </PageHeading>
      <div className="columns">
        <div>
          {experience.description && (
            <Paragraphs words={experience.description} className="prose opening" />
          )}
          <Tip words={experience.tip} />
        </div>
        <Facts facts={experience.facts} notes={experience.notes} />
      </div>
      <Shelf title={t('experience.places')} cards={experience.places} />
      <PreviousNext links={experience.neighbours} />
    </>
  );
}
