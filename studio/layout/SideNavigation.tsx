import { useQuery } from '@tanstack/react-query';
import { NavLink } from 'react-router';
import { useFormatter } from 'use-intl';
import { kindsQuery } from '../data/kinds.ts';
import { useTranslations } from '../i18n/useTranslations.ts';
import * as styles from './SideNavigation.module.css';

/** The navigation beside the screens, where there is room for it. */
export function SideNavigation() {
  return (
    <div className={styles.root}>
      <Navigation />
    </div>
  );
}

/** Links to all screens: the overview, and every kind of content with the number of its entries. */
export function Navigation() {
  const t = useTranslations('layout');
  const kinds = useTranslations('kinds');
  const { number } = useFormatter();
  const { data = [] } = useQuery(kindsQuery);
  return (
    <nav aria-label={t('navigation')} className={styles.list}>
      <NavLink to="/" end className={styles.link}>
        {t('overview')}
      </NavLink>
      <h2 className={styles.heading}>{t('content')}</h2>
      {data.map(({ kind, count }) => (
        <NavLink key={kind} to={`/entries/${kind}`} className={styles.link}>
          {kinds(kind)}
          <span className={styles.count}>{number(count)}</span>
        </NavLink>
      ))}
    </nav>
  );
}
