import { filterQuery } from '../../../domain/visitor/filters.ts';
import { Button } from '../../components/Button.tsx';
import * as chips from '../../components/Chips.module.css';
import { LocaleLink } from '../../components/LocaleLink.tsx';
import { type Option, Options } from '../../components/Options.tsx';
import type { ListOrder } from '../../components/orders.ts';
import { type LocalizedString, Text } from '../../i18n/localize.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { FilterForm, saveFilters } from './FilterForm.tsx';
import * as styles from './Filters.module.css';

/** A list at an address: what is chosen, and the orders it can be sorted in, the default first. */
interface ListState {
  path: string;
  chosen: { cities: string[]; tags: string[] };
  order: ListOrder;
  orders: readonly ListOrder[];
}

interface FilteredList extends ListState {
  cities: readonly { id: string; title: LocalizedString; count: number }[];
  themes: readonly Option[];
}

/** The address of a list with its filters and order, some of them changed. */
export function listAddress(
  { path, chosen, order, orders }: ListState,
  change: { cities?: string[]; order?: ListOrder; shown?: number },
): string {
  const query = filterQuery({ cities: change.cities ?? chosen.cities, tags: chosen.tags });
  const sort = change.order ?? order;
  if (sort !== orders[0]) query.set('sort', sort);
  if (change.shown) query.set('shown', String(change.shown));
  return query.size > 0 ? `${path}?${query}` : path;
}

/**
 * Links that filter a list by city and sort it, and a form that filters it by theme. They work
 * without scripts and their addresses can be shared.
 */
export function ListFilters({ page }: { page: FilteredList }) {
  const t = useTranslations(['list']);
  const { path, cities, chosen, themes, order, orders } = page;
  return (
    <div className={styles.root}>
      <nav aria-label={t('list.byCity')}>
        <ul className={chips.root}>
          <li>
            <LocaleLink
              to={listAddress(page, { cities: [] })}
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
                to={listAddress(page, { cities: [id] })}
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
        {orders.length > 1 && (
          <nav aria-label={t('list.order')}>
            <ul className={styles.orders}>
              {orders.map((name) => (
                <li key={name}>
                  <LocaleLink
                    to={listAddress(page, { order: name })}
                    aria-current={name === order ? 'true' : undefined}
                    preventScrollReset
                  >
                    {t(`list.orders.${name}`)}
                  </LocaleLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {themes.length > 0 && (
          <FilterForm key={`${path} ${chosen.tags}`} names={['tags']}>
            {chosen.cities.map((id) => (
              <input key={id} type="hidden" name="city" value={id} />
            ))}
            {order !== orders[0] && <input type="hidden" name="sort" value={order} />}
            <Options label={t('search.tags')} name="tag" options={themes}>
              <Button type="submit">{t('list.narrow')}</Button>
            </Options>
          </FilterForm>
        )}
      </div>
    </div>
  );
}
