import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { Words } from '../i18n/words.tsx';
import { LocaleLink } from '../parts/LocaleLink.tsx';
import type { SiteConfig } from '../site.ts';
import { FavoritesLink } from './FavoritesLink.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Logo } from './Logo.tsx';
import { MenuLink } from './MenuLink.tsx';
import { type MenuName, menusOf } from './menus.ts';
import { OverlayButton } from './OverlayButton.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { SearchButton } from './search/SearchButton.tsx';
import { useHeaderCloses } from './useHeaderCloses.ts';
import { useHideOnScroll } from './useHideOnScroll.ts';

const MENUS: MenuName[] = ['destinations', 'things', 'info', 'plan'];

interface Props {
  cities: readonly { id: string; title: Words }[];
  config: SiteConfig;
}

/**
 * The fixed bar (section 2). The four menus are disclosures of one name, so that one at a time is
 * open, with or without scripts: side by side on a desk, an accordion in the panel on a phone.
 */
export function Header({ cities, config }: Props) {
  const t = useTranslations();
  const menus = menusOf(cities, config, (key) => t(`menu.${key}`));
  const bar = useRef<HTMLElement>(null);
  useHeaderCloses(bar);
  useHideOnScroll(bar);
  return (
    <header className="site-header" ref={bar}>
      <div className="top-bar">
        <SocialLinks config={config} />
        <LanguageSwitch />
      </div>
      <div className="main-bar">
        <LocaleLink to="" className="site-logo" aria-label={t('nav.homeOf')}>
          <Logo />
        </LocaleLink>
        <details className="burger">
          <summary aria-label={t('nav.main')}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path className="open-sign" d="M3 6h18M3 12h18M3 18h18" />
              <path className="close-sign" d="M5 5l14 14M19 5 5 19" />
            </svg>
          </summary>
        </details>
        <nav aria-label={t('nav.main')} className="site-menus">
          {MENUS.map((name) => (
            <details key={name} name="site-menu">
              <summary>{t(`menu.${name}`)}</summary>
              <ul>
                {menus[name].map((item) => (
                  <li key={item.to}>
                    <MenuLink item={item} />
                  </li>
                ))}
              </ul>
            </details>
          ))}
          <LanguageSwitch inPanel />
        </nav>
        <div className="site-tools">
          <SearchButton />
          <FavoritesLink />
          <OverlayButton cities={cities} config={config} />
        </div>
      </div>
    </header>
  );
}
