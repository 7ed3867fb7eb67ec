import { useTranslations } from 'use-intl';
import { Say } from '../../i18n/words.tsx';
import { LocaleLink } from '../../parts/LocaleLink.tsx';
import { Picture } from '../../parts/Picture.tsx';
import type { WallItem } from './route.tsx';

/** What visitors post; until the council connects a network these are examples, and say so. */
export function Wall({ items }: { items: readonly WallItem[] }) {
  const t = useTranslations();
  if (items.length === 0) return null;
  return (
    <section>
      <div className="section-head">
        <h2>{t('home.wall')}</h2>
      </div>
      <ul className="wall">
        {items.map(({ id, caption, picture, place, sample }) => (
          <li key={id}>
            <Picture picture={{ ...picture, alt: '' }} sizes="(min-width: 768px) 300px, 44vw" />
            {place ? (
              <LocaleLink to={`/poi/${place}`}>
                <Say words={caption} />
              </LocaleLink>
            ) : (
              <p>
                <Say words={caption} />
              </p>
            )}
            {sample && <p className="sample">{t('sample.label')}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
