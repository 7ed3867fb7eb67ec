import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { filterQuery, NO_FILTERS, pick } from '../../domain/filters.ts';
import { dayInRegion } from '../../domain/today.ts';
import type { Filters } from '../../domain/visitor.ts';
import { useFilters } from '../state/filters.ts';
import { follow } from '../state/follow.ts';
import type { OwnFiltersProps } from './OwnFilters.tsx';

/** The visitor's own filters, as far as this page has them: one link applies them, one button forgets them. */
export function FilterOffer({ names, options }: OwnFiltersProps) {
  const t = useTranslations('ownFilters');
  const format = useFormatter();
  const { pathname, search } = useLocation();
  const line = useRef<HTMLDivElement>(null);
  const filters = useFilters();
  useEffect(() => follow(useFilters), []);
  const own = fitting(pick(filters, names), options);
  const parts = [
    ...(own.keyword ? [t('quoted', { term: own.keyword })] : []),
    ...Object.entries(options).flatMap(([name, list]) =>
      list
        .filter(({ id }) => ([own[name as keyof Filters]].flat() as unknown[]).includes(id))
        .map(({ title }) => title.text),
    ),
    ...(own.dates
      ? [
          format.dateTimeRange(new Date(own.dates.start), new Date(own.dates.end), {
            day: 'numeric',
            month: 'short',
            timeZone: 'UTC',
          }),
        ]
      : []),
  ];
  const address = new URLSearchParams([...new URLSearchParams(search), ...filterQuery(own)]);

  function forget(): void {
    // The button goes with the line: what comes after it is where the visitor goes on.
    line.current?.parentElement?.focus();
    filters.change(pick(NO_FILTERS, names));
  }

  if (parts.length === 0) return null;
  return (
    <div className="filter-offer" ref={line}>
      <Link to={`${pathname}?${address}`} preventScrollReset>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5v5M8 14.5v5" />
        </svg>
        <span>{t('apply', { filters: parts.join(' · ') })}</span>
      </Link>
      <button type="button" aria-label={t('forget')} onClick={forget}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6 18 18M18 6 6 18" />
        </svg>
      </button>
    </div>
  );
}

/** What of the filters can narrow this page: nothing that it does not list, and no days gone by. */
function fitting(filters: Partial<Filters>, options: OwnFiltersProps['options']): Partial<Filters> {
  const among = (name: keyof typeof options, ids: readonly string[] = []) =>
    ids.filter((id) => options[name]?.some((option) => option.id === id));
  const { dates, startingPoint = '' } = filters;
  return {
    keyword: filters.keyword,
    cities: among('cities', filters.cities),
    tags: among('tags', filters.tags),
    triptags: among('triptags', filters.triptags),
    seedoeat: filters.seedoeat,
    startingPoint: among('startingPoint', [startingPoint])[0],
    dates: dates && dates.end >= dayInRegion(new Date()) ? dates : undefined,
  };
}
