import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { dayInRegion } from '../../../domain/format/today.ts';
import { splitLocale } from '../../../domain/locale.ts';
import { type FilterName, filterQuery, NO_FILTERS, pick } from '../../../domain/visitor/filters.ts';
import type { Filters } from '../../../domain/visitor/visitor.ts';
import { Icon } from '../../components/Icon.tsx';
import { CROSS, SLIDERS } from '../../components/icons.ts';
import { LocaleLink } from '../../components/LocaleLink.tsx';
import type { LocalizedString } from '../../i18n/localize.tsx';
import { useFormatter } from '../../i18n/useFormatter.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { syncAcrossTabs } from '../../lib/syncAcrossTabs.ts';
import { useFilters } from './filtersStore.ts';
import * as styles from './OwnFilters.module.css';

export interface FilterOfferProps {
  /** Filters that the page supports. */
  names: readonly FilterName[];
  /** Options of each filter, with the page's titles for them. */
  options: Partial<Record<FilterName, readonly { id: string; title: LocalizedString }[]>>;
}

/** The visitor's stored filters that this page supports: a link applies them, a button clears them. */
export function FilterOffer({ names, options }: FilterOfferProps) {
  const t = useTranslations('ownFilters');
  const format = useFormatter();
  const { pathname, search } = useLocation();
  const root = useRef<HTMLDivElement>(null);
  const filters = useFilters();
  useEffect(() => syncAcrossTabs(useFilters), []);
  const applicable = applicableFilters(pick(filters, names), options);
  const parts = [
    ...(applicable.keyword ? [t('quoted', { term: applicable.keyword })] : []),
    ...Object.entries(options).flatMap(([name, list]) =>
      list
        .filter(({ id }) => [applicable[name as keyof Filters]].flat().map(String).includes(id))
        .map(({ title }) => title.text),
    ),
    ...(applicable.dates
      ? [
          format.dateRange(new Date(applicable.dates.start), new Date(applicable.dates.end), {
            day: 'numeric',
            month: 'short',
            timeZone: 'UTC',
          }),
        ]
      : []),
  ];
  const address = new URLSearchParams([...new URLSearchParams(search), ...filterQuery(applicable)]);

  function clear(): void {
    // The button is removed, so the focus moves to the container.
    root.current?.parentElement?.focus();
    filters.change(pick(NO_FILTERS, names));
  }

  if (parts.length === 0) return null;
  return (
    <div className={styles.offer} ref={root}>
      <LocaleLink to={`${splitLocale(pathname).rest}?${address}`} preventScrollReset>
        <Icon path={SLIDERS} />
        <span>{t('apply', { filters: parts.join(' · ') })}</span>
      </LocaleLink>
      <button type="button" aria-label={t('forget')} onClick={clear}>
        <Icon path={CROSS} />
      </button>
    </div>
  );
}

/** The filters that this page lists as options, without dates in the past. */
function applicableFilters(
  filters: Partial<Filters>,
  options: FilterOfferProps['options'],
): Partial<Filters> {
  const among = (name: keyof typeof options, ids: readonly string[] = []) =>
    ids.filter((id) => options[name]?.some((option) => option.id === id));
  const { budget, dates, startingPoint = '' } = filters;
  return {
    keyword: filters.keyword,
    cities: among('cities', filters.cities),
    tags: among('tags', filters.tags),
    triptags: among('triptags', filters.triptags),
    seedoeat: filters.seedoeat,
    startingPoint: among('startingPoint', [startingPoint])[0],
    budget: among('budget', [String(budget)]).map(Number)[0],
    dates: dates && dates.end >= dayInRegion(new Date()) ? dates : undefined,
  };
}
