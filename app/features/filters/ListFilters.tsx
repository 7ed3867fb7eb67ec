import { filterQuery } from '../../../domain/visitor/filters.ts';
import { Button } from '../../components/Button.tsx';
import * as chips from '../../components/Chips.module.css';
import { LocaleLink } from '../../components/LocaleLink.tsx';
import { Options } from '../../components/Options.tsx';
import { LIST_ORDERS, type ListOrder } from '../../components/orders.ts';
import type { categoryPage } from '../../components/pages/categoryPage.ts';
import { Text } from '../../i18n/localize.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { FilterForm, saveFilters } from './FilterForm.tsx';
import * as styles from './Filters.module.css';

/**
 * Links that filter a list by city and sort it, and a form that filters it by theme. They work
 * without scripts and their addresses can be shared.
 */
export function ListFilters({ page }: { page: ReturnType<typeof categoryPage> }) {
  const t = useTranslations();
  const { path, cities, chosen, themes, order } = page;
  const address = (ids: readonly string[], sort: ListOrder) => {
    const query = filterQuery({ cities: [...ids], tags: chosen.tags });
    if (sort !== 'chosen') query.set('sort', sort);
    return query.size > 0 ? `${path}?${query}` : path;
  };
  return (
    <div className={styles.root}>
      <nav aria-label={t('list.byCity')}>
        <ul className={chips.root}>
          <li>
            <LocaleLink
              to={address([], order)}
              aria-current={chosen.cities.length > 0 ? undefined : 'true'}
              onClick={() => void saveFilters({ cities: [] })}
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
                onClick={() => void saveFilters({ cities: [id] })}
                preventScrollReset
              >
                <Text value={title} /> <span className={chips.number}>{count}</span>
              </LocaleLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.line}>
        <nav aria-label={t('list.order')}>
          <ul className={styles.orders}>
            {LIST_ORDERS.map((name) => (
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
              <Button type="submit">{t('list.narrow')}</Button>
            </Options>
          </FilterForm>
        )}
      </div>
    </div>
  );
}
