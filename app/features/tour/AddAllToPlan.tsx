import { favoritesQuery, ITINERARY_NAMES } from '../../../domain/visitor/favorites.ts';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { CHECK, PLUS } from '../../components/icons.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './AddAllToPlan.module.css';
import { notifyPlannedChanged, useArePlanned } from './plannedPlaces.ts';

interface Props {
  /** Places that can be added to a plan. */
  ids: readonly string[];
}

/**
 * Button that adds several places to the visitor's itinerary and shows whether all are there. Without
 * scripts, a link that offers an itinerary of these places.
 */
export function AddAllToPlan({ ids }: Props) {
  const t = useTranslations(['articles']);
  const arePlanned = useArePlanned(ids);
  const favorites = { circuits: [], pois: [...ids], events: [], experiences: [] };
  return (
    <>
      <Button
        quiet
        className={`needs-script ${styles.root}`}
        onClick={() =>
          void import('./addPlaces.ts')
            .then((module) => module.addAllToPlan(ids, t('articles.failed')))
            .then(notifyPlannedChanged)
        }
      >
        <Icon path={arePlanned ? CHECK : PLUS} />
        {t(arePlanned ? 'articles.allPlanned' : 'articles.addAll')}
      </Button>
      <ButtonLink
        quiet
        className="without-script"
        to={`/itinerary?${favoritesQuery(favorites, ITINERARY_NAMES)}`}
      >
        {t('articles.addAll')}
      </ButtonLink>
    </>
  );
}
