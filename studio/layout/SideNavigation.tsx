import { useQuery } from '@tanstack/react-query';
import { NavLink } from 'react-router';
import { useFormatter } from 'use-intl';
import { may } from '../../domain/studio/roles.ts';
import { kindsQuery } from '../data/kinds.ts';
import { useMember } from '../data/session.ts';
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
  const { role } = useMember();
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
      <NavLink to="/bin" className={styles.link}>
        {t('bin')}
      </NavLink>
      {may(role, 'managePeople') && (
        <>
          <h2 className={styles.heading}>{t('administration')}</h2>
          <NavLink to="/people" className={styles.link}>
            {t('people')}
          </NavLink>
          <NavLink to="/audit" className={styles.link}>
            {t('audit')}
          </NavLink>
        </>
      )}
    </nav>
  );
}
