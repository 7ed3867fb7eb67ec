import { IconButton } from '../../../components/IconButton.tsx';
import { CROSS } from '../../../components/icons.ts';
import { Text } from '../../../i18n/localize.tsx';
import { useTranslations } from '../../../i18n/useTranslations.ts';
import type { MiceOffers } from '../micePage.ts';
import * as styles from './SelectedVenues.module.css';

interface Props {
  venues: MiceOffers['venues'];
  selected: readonly string[];
  onRemove: (id: string) => void;
}

/** The venues of the request; with JavaScript they can be removed here. */
export function SelectedVenues({ venues, selected, onRemove }: Props) {
  const t = useTranslations('quote');
  const chosen = venues.filter(({ id }) => selected.includes(id));
  return (
    <section className={styles.root} aria-labelledby="quote-quotes">
      <h4 id="quote-quotes">{t('picked')}</h4>
      <p className="without-script">{t('pickedPlain')}</p>
      <div className="needs-script">
        <p role="status">{chosen.length === 0 && t('pickedNone')}</p>
        <ul>
          {chosen.map(({ id, title }) => (
            <li key={id}>
              <Text value={title} />
              <IconButton
                path={CROSS}
                aria-label={t('unpick', { title: title.text })}
                onClick={() => onRemove(id)}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
