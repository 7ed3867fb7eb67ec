import { Link } from 'react-router';
import { Menu } from '../components/Menu.tsx';
import { Notice } from '../components/Notice.tsx';
import { useAction } from '../components/useAction.ts';
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
  const { run, busy, problem } = useAction();
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
          <Link to="/account">{t('account')}</Link>
          <a href="/" target="_blank" rel="noreferrer">
            {t('website')}
          </a>
          <button type="button" onClick={() => showShortcutHelp(true)}>
            {shortcuts('title')}
          </button>
          <button type="button" aria-disabled={busy || undefined} onClick={() => void run(signOut)}>
            {t('signOut')}
          </button>
          {problem && <Notice kind="error">{problem}</Notice>}
        </Menu>
      </div>
    </header>
  );
}
