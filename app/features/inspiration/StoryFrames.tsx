import { entryPicture } from '../../../domain/content/picture.ts';
import { Disclosure } from '../../components/Disclosure.tsx';
import { LocaleLink } from '../../components/LocaleLink.tsx';
import { Picture } from '../../components/Picture.tsx';
import * as head from '../../components/SectionHead.module.css';
import { localize, Text } from '../../i18n/localize.tsx';
import { pictureView } from '../../lib/card.ts';
import type { PageContext } from '../../lib/pageContext.ts';
import * as styles from './StoryFrames.module.css';

/** Data of all stories; frames about unknown places are left out. */
export function storyViews({ catalogue, locale }: PageContext) {
  return catalogue.stories.all.map((story) => ({
    id: story._id,
    title: localize(story.title, locale),
    summary: localize(story.summary, locale),
    picture: pictureView(entryPicture('stories', story), locale),
    frames: story.frames.flatMap(({ place: id, text }) => {
      const place = catalogue.places.get(id);
      if (!place) return [];
      return [
        {
          path: `/poi/${id}`,
          place: localize(place.title, locale),
          text: localize(text, locale),
          picture: pictureView(entryPicture('places', place), locale),
        },
      ];
    }),
  }));
}

/** A story as a card that opens: three frames with a picture and a text each. */
export function StoryFrames({ story }: { story: ReturnType<typeof storyViews>[number] }) {
  return (
    <Disclosure
      name="story"
      className={styles.root}
      summary={
        <>
          <Picture picture={story.picture} sizes="(min-width: 768px) 192px, 120px" />
          <h3>
            <Text value={story.title} />
          </h3>
          {story.summary && (
            <span className={styles.summary}>
              <Text value={story.summary} />
            </span>
          )}
        </>
      }
    >
      <ol id={story.id}>
        {story.frames.map((frame) => (
          <li key={frame.text.text}>
            <Picture
              picture={frame.picture}
              shape="tall"
              sizes="(min-width: 1280px) 400px, (min-width: 768px) 30vw, 92vw"
            />
            <p>
              <Text value={frame.text} />
            </p>
            <LocaleLink to={frame.path} className={head.more}>
              <Text value={frame.place} />
            </LocaleLink>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
