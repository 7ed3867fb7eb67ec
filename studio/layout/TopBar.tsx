import { Link } from 'react-router';
import { Menu } from '../components/Menu.tsx';
import { useMember, useSignOut } from '../data/session.ts';
import { SearchButton } from '../features/search/SearchButton.tsx';
import { showShortcutHelp } from '../features/shortcuts/shortcuts.ts';
import { useTranslations } from '../i18n/useTranslations.ts';
import { Navigation } from './SideNavigation.tsx';
import * as styles from './TopBar.module.css';

/** The bar above all screens: where one is, the navigation on small screens, and one's own account. */
export function TopBar() {
  const t = useTranslations('layout');
  const shortcuts = useTranslations('shortcuts');
  const { name, role } = useMember();
  const signOut = useSignOut();
  return (
    <header className={styles.root}>
      <div className={styles.navigation}>
        <Menu label={t('menu')} align="start">
          <Navigation />
        </Menu>
      </div>
      <Link className={styles.brand} to="/">
        Studio
        <span className={styles.site}>Fes-Meknes</span>
      </Link>
      <SearchButton />
      <div>
        <Menu label={name}>
          <p className="side-note">{t(`role.${role}`)}</p>
          <Link className={styles.item} to="/account">
            {t('account')}
          </Link>
          <a className={styles.item} href="/" target="_blank" rel="noreferrer">
            {t('website')}
          </a>
          <button className={styles.item} type="button" onClick={() => showShortcutHelp(true)}>
            {shortcuts('title')}
          </button>
          <button className={styles.item} type="button" onClick={() => void signOut()}>
            {t('signOut')}
          </button>
        </Menu>
      </div>
    </header>
  );
}
