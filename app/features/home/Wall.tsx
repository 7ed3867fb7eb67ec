import { entryPicture } from '../../../domain/content/picture.ts';
import { LocaleLink } from '../../components/LocaleLink.tsx';
import { Picture } from '../../components/Picture.tsx';
import * as head from '../../components/SectionHead.module.css';
import { SectionHead } from '../../components/SectionHead.tsx';
import { ServedHtml } from '../../components/ServedHtml.tsx';
import { localize, Text } from '../../i18n/localize.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { pictureView } from '../../lib/card.ts';
import type { PageContext } from '../../lib/pageContext.ts';
import * as styles from './Wall.module.css';

/**
 * Data of the social wall: the posts of the configured account, which have an address. Without an
 * account, or without posts, it shows the site's own pictures.
 */
export function wallItems({ catalogue, locale }: PageContext, instagram: string | undefined) {
  const all = catalogue.instawall.all;
  const posts = instagram ? all.filter(({ url }) => url !== undefined) : [];
  const shown = posts.length > 0 ? posts : all.filter(({ url }) => url === undefined);
  return {
    account: posts.length > 0 ? instagram : undefined,
    items: shown.map((item) => ({
      id: item._id,
      caption: localize(item.caption, locale),
      picture: pictureView(entryPicture('instawall', { ...item, title: item.caption }), locale),
      url: item.url,
      place: catalogue.places.get(item.place ?? '')?._id,
    })),
  };
}

/** Posts of the account, or own pictures with links to their places; a line says which. */
export function Wall({ wall }: { wall: ReturnType<typeof wallItems> | undefined }) {
  return (
    <ServedHtml as="section">
      {wall && wall.items.length > 0 && <WallContent {...wall} />}
    </ServedHtml>
  );
}

function WallContent({ account, items }: ReturnType<typeof wallItems>) {
  const t = useTranslations('home');
  return (
    <>
      <SectionHead title={t(account ? 'wall' : 'ownPictures')} />
      <p className={head.lead}>
        {account ? (
          <a href={account} rel="noopener">
            {t('wallAccount')}
          </a>
        ) : (
          t('ownPicturesNote')
        )}
      </p>
      <ul className={styles.root}>
        {items.map(({ id, caption, picture, url, place }) => (
          <li key={id}>
            <Picture picture={{ ...picture, alt: '' }} sizes="(min-width: 768px) 300px, 44vw" />
            {url ? (
              <a href={url} rel="noopener">
                <Text value={caption} />
              </a>
            ) : place ? (
              <LocaleLink to={`/poi/${place}`}>
                <Text value={caption} />
              </LocaleLink>
            ) : (
              <p>
                <Text value={caption} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
