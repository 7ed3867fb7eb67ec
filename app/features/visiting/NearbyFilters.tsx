import { NEARBY_FILTERS, type NearbyFilter } from '../../../domain/content/nearby.ts';
import { SEE_DO_EAT } from '../../../domain/visitor/filters.ts';
import * as chips from '../../components/Chips.module.css';
import { LocaleLink } from '../../components/LocaleLink.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { saveFilters } from '../filters/FilterForm.tsx';
import { OwnFilters } from '../filters/OwnFilters.tsx';
import type { NearbyPlace } from './nearbyPlace.ts';

interface Props {
  places: readonly NearbyPlace[];
  city: string | undefined;
  what: NearbyFilter | undefined;
  isOpenOnly: boolean;
  /** Undefined until the browser knows what is open. */
  onOpenOnly: ((isOpenOnly: boolean) => void) | undefined;
  /** Number of places that pass the filter and whose hours of today are known. */
  known: number;
}

const NARROWED_BY = ['seedoeat'] as const;

/** Filters of the list as links, without those that no place passes, and "open now". */
export function NearbyFilters(props: Props) {
  const { places, city, what, isOpenOnly, onOpenOnly, known } = props;
  const t = useTranslations(['visiting', 'destination']);
  const names = NEARBY_FILTERS.filter((name) =>
    places.some(({ filters }) => filters.includes(name)),
  );
  const address = (name?: NearbyFilter) => {
    const query = [city && `city=${city}`, name && `what=${name}`].filter(Boolean).join('&');
    return query ? `/visiting?${query}` : '/visiting';
  };
  const save = (name?: NearbyFilter) =>
    void saveFilters({ seedoeat: SEE_DO_EAT.filter((part) => part === name) });
  const label = (name: NearbyFilter) =>
    name === 'see' || name === 'do' || name === 'eat'
      ? t(`destination.${name}`)
      : t(`visiting.${name}`);
  return (
    <>
      <nav aria-label={t('visiting.what')}>
        <ul className={chips.root}>
          {[undefined, ...names].map((name) => (
            <li key={name ?? 'everything'}>
              <LocaleLink
                to={address(name)}
                aria-current={name === what ? 'true' : undefined}
                onClick={() => save(name)}
                preventScrollReset
              >
                {name ? label(name) : t('visiting.everything')}
              </LocaleLink>
            </li>
          ))}
        </ul>
      </nav>
      <label className="needs-script">
        <input
          type="checkbox"
          checked={isOpenOnly}
          disabled={!onOpenOnly || (known === 0 && !isOpenOnly)}
          onChange={({ target }) => onOpenOnly?.(target.checked)}
        />{' '}
        {t('visiting.openNow')}{' '}
        {onOpenOnly && <small>{t('visiting.openKnown', { count: known })}</small>}
      </label>
      {!what && (
        <OwnFilters
          names={NARROWED_BY}
          options={{
            seedoeat: SEE_DO_EAT.map((id) => ({ id, title: { text: t(`destination.${id}`) } })),
          }}
        />
      )}
    </>
  );
}
