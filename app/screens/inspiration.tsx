import * as band from '../components/Band.module.css';
import { moodLinks } from '../components/moods.ts';
import { SectionHead } from '../components/SectionHead.tsx';
import { CardSection } from '../features/cards/CardSection.tsx';
import { ModeHeading } from '../features/home/ModeHeading.tsx';
import { Moods } from '../features/home/Moods.tsx';
import * as styles from '../features/inspiration/StoryFrames.module.css';
import { StoryFrames, storyViews } from '../features/inspiration/StoryFrames.tsx';
import { useTranslations } from '../i18n/useTranslations.ts';
import { getPageContext } from '../lib/pageContext.ts';
import { pageMeta } from '../lib/pageMeta.ts';
import type { Route } from './+types/inspiration';
import { sitePage } from './templates/sitePage.ts';

/** The mode "inspire" of the home page: stories, articles and moods. */
export function loader({ params, context }: Route.LoaderArgs) {
  const pageContext = getPageContext(context, params);
  return {
    ...sitePage(pageContext, 'stories'),
    moods: moodLinks(pageContext),
    stories: storyViews(pageContext),
    articles: pageContext.catalogue.articles.all.map(pageContext.cards.article),
  };
}

export const meta = pageMeta;

export default function Inspiration({ loaderData }: Route.ComponentProps) {
  const t = useTranslations();
  const { stories } = loaderData;
  return (
    <>
      <ModeHeading page={loaderData} mode="inspire" />
      <section>
        <SectionHead title={t('home.moods')} />
        <Moods moods={loaderData.moods} />
      </section>
      <section>
        <SectionHead title={t('inspiration.stories')} />
        <div className={styles.list}>
          {stories.map((story) => (
            <StoryFrames key={story.id} story={story} />
          ))}
        </div>
      </section>
      <CardSection title={t('menu.articles')} cards={loaderData.articles} className={band.root} />
    </>
  );
}
