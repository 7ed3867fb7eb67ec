import { useTranslations } from 'use-intl';
import { Say } from '../../i18n/words.tsx';
import { LocaleLink } from '../../parts/LocaleLink.tsx';
import { Picture } from '../../parts/Picture.tsx';
import type { Offers } from './micePage.ts';

interface Props {
  offers: Offers['formats'] | Offers['categories'];
  /** What the venues are narrowed by when one of these is taken. */
  by: 'format' | 'category';
}

/** On phones they stand in a row to push along, a little softer than they could be: ten of them come at once. */
const SIZES = {
  format: '(min-width: 768px) 400px, 240px',
  category: '(min-width: 768px) 208px, 160px',
};

/** Formats, or kinds of venue: each leads to the venues that suit it, and is asked for then. */
export function Occasions({ offers, by }: Props) {
  const t = useTranslations('mice');
  return (
    <ul className={`card-grid occasions-${by}`}>
      {offers.map(({ id, title, summary, picture, count }) => (
        <li key={id} className="card">
          <Picture
            picture={picture}
            shape={by === 'category' ? 'tall' : 'card'}
            sizes={SIZES[by]}
          />
          <div className="card-words">
            <h3 className="card-title">
              <LocaleLink
                to={count > 0 ? `/mice?${by}=${id}#venues` : `/mice?${by}=${id}#request`}
                className="card-link"
              >
                <Say words={title} />
              </LocaleLink>
            </h3>
            {summary && (
              <p className="card-summary">
                <Say words={summary} />
              </p>
            )}
            <p className="card-fact">{count > 0 ? t('suits', { count }) : t('ask')}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
