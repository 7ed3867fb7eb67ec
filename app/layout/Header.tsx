import { useRef } from 'react';
import type { Settings } from '../../domain/content/settings.ts';
import { Disclosure } from '../components/Disclosure.tsx';
import * as icon from '../components/Icon.module.css';
import { LocaleLink } from '../components/LocaleLink.tsx';
import { useTranslations } from '../i18n/useTranslations.ts';
import { FavoritesLink } from './FavoritesLink.tsx';
import * as styles from './Header.module.css';
import { ItineraryLink } from './ItineraryLink.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Logo } from './Logo.tsx';
import { MegaMenu } from './MegaMenu.tsx';
import type { MenuName, Menus } from './menus.ts';
import { OverlayButton } from './OverlayButton.tsx';
import { SearchButton } from './SearchButton.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { useHeaderCloses } from './useHeaderCloses.ts';
import { useHideOnScroll } from './useHideOnScroll.ts';
import { useMegaMenuDetails } from './useMegaMenuDetails.ts';

const MENUS: MenuName[] = ['destinations', 'things', 'info', 'plan'];

interface Props {
  /** Undefined in browsers, which keep the served links. */
  menus: Menus | undefined;
  social: Settings['social'];
}

/**
 * The fixed header (section 2). The four menus are disclosures with one name, so that only one is
 * open, with or without scripts: side by side on desktops, an accordion in the panel on phones.
 */
export function Header({ menus, social }: Props) {
  const t = useTranslations();
  const bar = useRef<HTMLElement>(null);
  const search = useRef<HTMLAnchorElement>(null);
  useHeaderCloses(bar);
  useHideOnScroll(bar);
  const [details, loadDetails] = useMegaMenuDetails();
  return (
    <header className={styles.root} ref={bar}>
      <div className={styles.topBar}>
        <LocaleLink to="/visiting">{t('menu.nearMe')}</LocaleLink>
        <ItineraryLink />
        <SocialLinks social={social} />
        <LanguageSwitch />
      </div>
      <div className={styles.bar}>
        <Disclosure
          className={styles.burger}
          label={t('nav.main')}
          summary={
            <svg viewBox="0 0 24 24" aria-hidden="true" className={icon.root}>
              <path className={styles.openSign} d="M3 6h18M3 12h18M3 18h18" />
              <path className={styles.closeSign} d="M5 5l14 14M19 5 5 19" />
            </svg>
          }
        />
        <LocaleLink to="" className={styles.logo} aria-label={t('nav.homeOf')}>
          <Logo />
        </LocaleLink>
        <nav
          aria-label={t('nav.main')}
          className={styles.menus}
          onPointerEnter={loadDetails}
          onFocus={loadDetails}
        >
          {MENUS.map((name) => (
            <Disclosure key={name} name="site-menu" summary={t(`menu.${name}`)}>
              <MegaMenu name={name} items={menus?.[name]} details={details} />
            </Disclosure>
          ))}
          <LocaleLink to="/visiting" className={styles.nearMe}>
            {t('menu.nearMe')}
          </LocaleLink>
          <LanguageSwitch inPanel />
        </nav>
        <div className={styles.tools}>
          <SearchButton link={search} />
          <FavoritesLink />
          <OverlayButton onSearch={() => search.current?.click()} />
        </div>
      </div>
    </header>
  );
}
