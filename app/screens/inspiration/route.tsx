import { useTranslations } from 'use-intl';
import { pictureOf } from '../../../domain/picture.ts';
import { wordsIn } from '../../i18n/words.tsx';
import { pictureView } from '../../parts/card.ts';
import { HomeModes } from '../../parts/HomeModes.tsx';
import { pageMeta } from '../../parts/head.ts';
import { Moods } from '../../parts/Moods.tsx';
import { moodsOf } from '../../parts/moods.ts';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { Shelf } from '../../parts/Shelf.tsx';
import { sitePage } from '../../parts/sitePage.ts';
import { type Visit, visitOf } from '../../parts/visit.ts';
import type { Route } from './+types/route';
import { StoryFrames } from './StoryFrames.tsx';

/** The home page for those who look for inspiration: stories, texts and moods. */
export function loader({ params, context }: Route.LoaderArgs) {
  const visit = visitOf(context, params);
  return {
    ...sitePage(visit, 'stories'),
    moods: moodsOf(visit),
    stories: storiesOf(visit),
    articles: visit.catalogue.articles.all.map(visit.cards.article),
  };
}

export type StoryView = ReturnType<typeof storiesOf>[number];

function storiesOf({ catalogue, locale }: Visit) {
  return catalogue.stories.all.map((story) => ({
    id: story._id,
    title: wordsIn(story.title, locale),
    summary: wordsIn(story.summary, locale),
    picture: pictureView(pictureOf('stories', story), locale),
    frames: story.frames.flatMap(({ place: id, text }) => {
      const place = catalogue.places.get(id);
      if (!place) return [];
      const picture = pictureView(pictureOf('places', place), locale);
      return [
        {
          path: `/poi/${id}`,
          place: wordsIn(place.title, locale),
          text: wordsIn(text, locale),
          picture,
        },
      ];
    }),
  }));
}

export const meta = pageMeta;

export default function Inspiration({ loaderData }: Route.ComponentProps) {
  const t = useTranslations();
  const { stories } = loaderData;
  return (
    <>
      <PageHeading
        title={loaderData.title}
        summary={loaderData.summary}
        picture={loaderData.picture}
        below={<HomeModes current="inspiration" />}
      />
      <section>
        <div className="section-head">
          <h2>{t('home.moods')}</h2>
        </div>
        <Moods moods={loaderData.moods} />
      </section>
      <section aria-label={t('inspiration.stories')}>
        {stories.map((story) => (
          <StoryFrames key={story.id} story={story} />
        ))}
      </section>
      <Shelf title={t('menu.articles')} cards={loaderData.articles} className="band" />
    </>
  );
}
