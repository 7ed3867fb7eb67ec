import { Say } from '../../i18n/words.tsx';
import { LocaleLink } from '../../parts/LocaleLink.tsx';
import { Picture } from '../../parts/Picture.tsx';
import type { StoryView } from './route.tsx';

/** A short story: its title, and three frames of picture and words. */
export function StoryFrames({ story }: { story: StoryView }) {
  return (
    <article id={story.id} className="story">
      <h2>
        <Say words={story.title} />
      </h2>
      <ol>
        {story.frames.map((frame) => (
          <li key={frame.text.text}>
            <Picture
              picture={frame.picture}
              shape="tall"
              sizes="(min-width: 1280px) 400px, (min-width: 768px) 30vw, 80vw"
            />
            <p>
              <Say words={frame.text} />
            </p>
            <LocaleLink to={frame.path} className="more">
              <Say words={frame.place} />
            </LocaleLink>
          </li>
        ))}
      </ol>
    </article>
  );
}
