import { useTranslations } from 'use-intl';
import { filterQuery } from '../../domain/filters.ts';
import { Say } from '../i18n/words.tsx';
import type { categoryPage } from './categoryPage.ts';
import { FilterForm } from './FilterForm.tsx';
import { keepFilters } from './keepFilters.ts';
import { LocaleLink } from './LocaleLink.tsx';
import { Options } from './Options.tsx';
import { ORDERS, type Order } from './orders.ts';

/**
 * Links that narrow a list to one city and set its order, and a form for its themes: they need no
 * script and can be shared.
 */
export function ListFilters({ page }: { page: ReturnType<typeof categoryPage> }) {
  const t = useTranslations();
  const { path, cities, chosen, themes, order } = page;
  const address = (ids: readonly string[], sort: Order) => {
    const query = filterQuery({ cities: [...ids], tags: chosen.tags });
    if (sort !== 'chosen') query.set('sort', sort);
    return query.size > 0 ? `${path}?${query}` : path;
  };
  return (
    <div className="filters">
      <nav aria-label={t('list.byCity')}>
        <ul className="chips">
          <li>
            <LocaleLink
              to={address([], order)}
              aria-current={chosen.cities.length > 0 ? undefined : 'true'}
              onClick={() => void keepFilters({ cities: [] })}
              preventScrollReset
            >
              {t('list.allCities')}
            </LocaleLink>
          </li>
          {cities.map(({ id, title, count }) => (
            <li key={id}>
              <LocaleLink
                to={address([id], order)}
                aria-current={chosen.cities.includes(id) ? 'true' : undefined}
                onClick={() => void keepFilters({ cities: [id] })}
                preventScrollReset
              >
                <Say words={title} /> <span className="number">{count}</span>
              </LocaleLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="filter-line">
        <nav aria-label={t('list.order')}>
          <ul className="orders">
            {ORDERS.map((name) => (
              <li key={name}>
                <LocaleLink
                  to={address(chosen.cities, name)}
                  aria-current={name === order ? 'true' : undefined}
                  preventScrollReset
                >
                  {t(`list.orders.${name}`)}
                </LocaleLink>
              </li>
            ))}
          </ul>
        </nav>
        {themes.length > 0 && (
          <FilterForm key={`${path} ${chosen.tags}`} names={['tags']}>
            {chosen.cities.map((id) => (
              <input key={id} type="hidden" name="city" value={id} />
            ))}
            {order !== 'chosen' && <input type="hidden" name="sort" value={order} />}
            <Options label={t('search.tags')} name="tag" options={themes}>
              <button type="submit" className="button">
                {t('list.narrow')}
              </button>
            </Options>
          </FilterForm>
        )}
      </div>
    </div>
  );
}
