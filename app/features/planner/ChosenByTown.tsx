import { CardGrid } from '../../components/CardGrid.tsx';
import { Text } from '../../i18n/localize.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import type { cardsByTown } from '../favorites/favoriteList.ts';
import * as styles from './ChosenByTown.module.css';

/** The chosen entries that are not part of the offered tour, grouped by town. */
export function ChosenByTown({ towns }: { towns: ReturnType<typeof cardsByTown> }) {
  const t = useTranslations('plan');
  if (towns.length === 0) return null;
  return (
    <section aria-labelledby="chosen">
      <div className="section-head">
        <h2 id="chosen">{t('favoritesByTown')}</h2>
      </div>
      <div className={styles.towns}>
        {towns.map(({ id, title, cards }) => (
          <section key={id} aria-labelledby={`chosen-${id}`}>
            <h3 id={`chosen-${id}`}>
              <Text value={title} />
            </h3>
            <CardGrid cards={cards} layout="rows" />
          </section>
        ))}
      </div>
    </section>
  );
}
