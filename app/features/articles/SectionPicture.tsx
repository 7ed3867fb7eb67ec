import { LocaleLink } from '../../components/LocaleLink.tsx';
import { Picture } from '../../components/Picture.tsx';
import { Text } from '../../i18n/localize.tsx';
import type { Card } from '../../lib/card.ts';
import * as styles from './SectionPicture.module.css';

/** The picture of a place that a section names, with a caption that leads to the place. */
export function SectionPicture({ place }: { place: Card }) {
  const { picture, city } = place.details;
  return (
    <figure className={styles.root}>
      {picture && (
        <Picture
          picture={picture}
          sizes="(min-width: 880px) 820px, 92vw"
          className={styles.picture}
        />
      )}
      <figcaption className={styles.caption}>
        <LocaleLink to={place.path} className={styles.link}>
          <Text value={place.title} />
        </LocaleLink>
        {city && (
          <span className={styles.city}>
            <Text value={city} />
          </span>
        )}
      </figcaption>
    </figure>
  );
}
