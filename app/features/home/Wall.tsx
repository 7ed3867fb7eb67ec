import { entryPicture } from '../../../domain/content/picture.ts';
import { Badge } from '../../components/Badge.tsx';
import { pictureView } from '../../components/card.ts';
import { LocaleLink } from '../../components/LocaleLink.tsx';
import { Picture } from '../../components/Picture.tsx';
import { localize, Text } from '../../i18n/localize.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import type { PageContext } from '../../lib/pageContext.ts';
import * as styles from './Wall.module.css';

/** Data of the social wall's posts. */
export function wallItems({ catalogue, locale }: PageContext) {
  return catalogue.instawall.all.map((item) => ({
    id: item._id,
    caption: localize(item.caption, locale),
    picture: pictureView(entryPicture('instawall', { ...item, title: item.caption }), locale),
    place: catalogue.places.get(item.place ?? '')?._id,
    sample: item.sample,
  }));
}

/** Posts of visitors. Without a connected social network they are examples, labelled as such. */
export function Wall({ items }: { items: ReturnType<typeof wallItems> }) {
  const t = useTranslations();
  if (items.length === 0) return null;
  return (
    <section>
      <div className="section-head">
        <h2>{t('home.wall')}</h2>
      </div>
      <ul className={styles.root}>
        {items.map(({ id, caption, picture, place, sample }) => (
          <li key={id}>
            <Picture picture={{ ...picture, alt: '' }} sizes="(min-width: 768px) 300px, 44vw" />
            {place ? (
              <LocaleLink to={`/poi/${place}`}>
                <Text value={caption} />
              </LocaleLink>
            ) : (
              <p>
                <Text value={caption} />
              </p>
            )}
            {sample && <Badge>{t('sample.label')}</Badge>}
          </li>
        ))}
      </ul>
    </section>
  );
}
