import { useTranslations } from 'use-intl';
import { Say } from '../../../i18n/words.tsx';
import type { Offers } from '../micePage.ts';

interface Props {
  venues: Offers['venues'];
  picked: readonly string[];
  onOut: (id: string) => void;
}

/** The venues that go along with the request; with scripts they can be taken out here. */
export function Picked({ venues, picked, onOut }: Props) {
  const t = useTranslations('quote');
  const chosen = venues.filter(({ id }) => picked.includes(id));
  return (
    <section className="quote-picked" aria-labelledby="quote-quotes">
      <h4 id="quote-quotes">{t('picked')}</h4>
      <p className="without-scripts">{t('pickedPlain')}</p>
      <div className="needs-scripts">
        <p role="status">{chosen.length === 0 && t('pickedNone')}</p>
        <ul>
          {chosen.map(({ id, title }) => (
            <li key={id}>
              <Say words={title} />
              <button type="button" onClick={() => onOut(id)}>
                <span className="visually-hidden">{t('unpick', { title: title.text })}</span>
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d="M6 6l12 12M18 6L6 18" />
                </svg>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
