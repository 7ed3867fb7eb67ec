import { useTranslations } from 'use-intl';
import { Say } from '../i18n/words.tsx';
import type { categoryPage } from './categoryPage.ts';
import { LocaleLink } from './LocaleLink.tsx';
import { ORDERS, type Order } from './orders.ts';

/** Links that narrow a list to one city and set its order: they need no script and can be shared. */
export function ListFilters({ page }: { page: ReturnType<typeof categoryPage> }) {
  const t = useTranslations('list');
  const { path, cities, city, order } = page;
  const address = (cityId: string | undefined, sort: Order) => {
    const query = new URLSearchParams();
    if (cityId) query.set('city', cityId);
    if (sort !== 'chosen') query.set('sort', sort);
    return query.size > 0 ? `${path}?${query}` : path;
  };
  return (
    <div className="filters">
      <nav aria-label={t('byCity')}>
        <ul className="chips">
          <li>
            <LocaleLink to={address(undefined, order)} aria-current={city ? undefined : 'true'}>
              {t('allCities')}
            </LocaleLink>
          </li>
          {cities.map(({ id, title, count }) => (
            <li key={id}>
              <LocaleLink to={address(id, order)} aria-current={id === city ? 'true' : undefined}>
                <Say words={title} /> <span className="number">{count}</span>
              </LocaleLink>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={t('order')}>
        <ul className="orders">
          {ORDERS.map((name) => (
            <li key={name}>
              <LocaleLink
                to={address(city, name)}
                aria-current={name === order ? 'true' : undefined}
              >
                {t(`orders.${name}`)}
              </LocaleLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
