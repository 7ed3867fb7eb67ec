import { Form } from 'react-router';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Field } from '../../components/Field.tsx';
import { LocaleLink } from '../../components/LocaleLink.tsx';
import * as head from '../../components/SectionHead.module.css';
import { useLocale } from '../../components/useLocale.ts';
import type { LocalizedString } from '../../i18n/localize.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as filterStyles from '../filters/Filters.module.css';
import type { MiceOffers, VenueFilters } from './micePage.ts';
import { Venue } from './Venue.tsx';
import * as styles from './Venues.module.css';

interface Props {
  offers: MiceOffers;
  /** Ids of the venues that are selected initially. */
  preselected: readonly string[];
  selected: readonly string[];
  onSelectionChange: () => void;
}

/** Filters and list of venues. Filtered-out venues are hidden, not removed: they keep their selection. */
export function Venues({
  offers: { venues, filters, ...offers },
  preselected,
  selected,
  onSelectionChange,
}: Props) {
  const t = useTranslations('mice');
  const locale = useLocale();
  const shown = venues.filter(({ fits }) => fits).length;
  const isFiltered = shown < venues.length;
  return (
    <>
      <Form
        action={`/${locale}/mice#venues`}
        className={`${filterStyles.root} ${filterStyles.inline}`}
        aria-label={t('filter')}
        key={JSON.stringify(filters)}
        preventScrollReset
      >
        <FilterSelect
          name="city"
          filters={filters}
          any={t('anyCity')}
          options={offers.cities.filter(({ hasVenues }) => hasVenues)}
        />
        <FilterSelect
          name="category"
          filters={filters}
          any={t('anyCategory')}
          options={offers.categories}
        />
        <FilterSelect
          name="format"
          filters={filters}
          any={t('anyFormat')}
          options={offers.formats}
        />
        {offers.hasCapacities && (
          <Field label={t('people')}>
            <input type="number" name="people" min={1} defaultValue={filters.people || ''} />
          </Field>
        )}
        <Button type="submit" quiet>
          {t('show')}
        </Button>
        {isFiltered && (
          <LocaleLink to="/mice#venues" className={head.more} preventScrollReset>
            {t('showAll')}
          </LocaleLink>
        )}
      </Form>
      <p role="status" className={`${head.lead} ${styles.count}`}>
        {t('suits', { count: shown })}
      </p>
      {shown === 0 && (
        <EmptyState>
          <p>{t('none')}</p>
          <ButtonLink href="#request">{t('ask')}</ButtonLink>
        </EmptyState>
      )}
      <ul className={styles.list}>
        {venues.map((venue) => (
          <Venue
            key={venue.id}
            venue={venue}
            isPreselected={preselected.includes(venue.id)}
            isSelected={selected.includes(venue.id)}
            onSelectionChange={onSelectionChange}
          />
        ))}
      </ul>
      {selected.length > 0 && (
        <p className={styles.selection}>
          <span role="status">{t('pickedCount', { count: selected.length })}</span>
          <ButtonLink href="#request">{t('ask')}</ButtonLink>
        </p>
      )}
    </>
  );
}

interface FilterSelectProps {
  name: 'city' | 'category' | 'format';
  filters: VenueFilters;
  any: string;
  options: readonly { id: string; title: LocalizedString }[];
}

function FilterSelect({ name, filters, any, options }: FilterSelectProps) {
  const t = useTranslations('mice');
  return (
    <Field label={t(name)}>
      <select name={name} defaultValue={filters[name]}>
        <option value="">{any}</option>
        {options.map(({ id, title }) => (
          <option key={id} value={id} lang={title.lang}>
            {title.text}
          </option>
        ))}
      </select>
    </Field>
  );
}
