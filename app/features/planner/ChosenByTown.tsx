import { SectionHead } from '../../components/SectionHead.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { CardGroups } from '../cards/CardGroups.tsx';
import type { cardsByTown } from '../favoriteList/favoriteList.ts';
import * as styles from './ChosenByTown.module.css';

/** The chosen entries that are not part of the offered tour, grouped by town. */
export function ChosenByTown({ towns }: { towns: ReturnType<typeof cardsByTown> }) {
  const t = useTranslations('plan');
  if (towns.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby="chosen">
      <SectionHead id="chosen" title={t('favoritesByTown')} />
      <CardGroups groups={towns} level={3} />
    </section>
  );
}
