import { useTranslations } from 'use-intl';
import { Say } from '../../i18n/words.tsx';
import { CardGrid } from '../../parts/CardGrid.tsx';
import type { cardsByTown } from '../../parts/favoriteList.ts';

/** What the visitor wants to see, town by town: the beginning of a plan. */
export function ChosenByTown({ towns }: { towns: ReturnType<typeof cardsByTown> }) {
  const t = useTranslations('plan');
  if (towns.length === 0) return null;
  return (
    <section aria-labelledby="chosen">
      <div className="section-head">
        <h2 id="chosen">{t('favoritesByTown')}</h2>
      </div>
      <div className="chosen-towns">
        {towns.map(({ id, title, cards }) => (
          <section key={id} aria-labelledby={`chosen-${id}`}>
            <h3 id={`chosen-${id}`}>
              <Say words={title} />
            </h3>
            <CardGrid cards={cards} className="happenings" />
          </section>
        ))}
      </div>
    </section>
  );
}
