import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Words } from '../i18n/words.tsx';
import { LocaleLink } from '../parts/LocaleLink.tsx';
import { trusted } from '../parts/trusted.ts';
import type { SiteConfig } from '../site.ts';
import { Logo } from './Logo.tsx';
import { MenuLink } from './MenuLink.tsx';
import { type MenuName, menusOf } from './menus.ts';
import { SocialLinks } from './SocialLinks.tsx';

const COLUMNS: MenuName[] = ['destinations', 'things', 'plan', 'info'];

interface Props {
  cities: readonly { id: string; title: Words }[];
  config: SiteConfig;
  /** Its form, as HTML. */
  newsletter: string;
}

/** Section 2; what is not configured (mail, phone, networks, stores) is not shown. */
export function Footer({ cities, config, newsletter }: Props) {
  const t = useTranslations();
  const letter = useMemo(() => trusted(newsletter), [newsletter]);
  const menus = menusOf(cities, config, (key) => t(`menu.${key}`));
  const outside = [
    { href: config.appStore, label: 'App Store' },
    { href: config.googlePlay, label: 'Google Play' },
    { href: config.agency, label: t('footer.agency') },
  ].filter((link) => link.href !== undefined);
  return (
    <footer className="site-footer">
      <div className="footer-about">
        <Logo />
        <p>{t('footer.description')}</p>
        <p>
          <LocaleLink to="/contact">{t('menu.contact')}</LocaleLink>
        </p>
        {config.email && <a href={`mailto:${config.email}`}>{config.email}</a>}
        {config.phone && <a href={`tel:${config.phone.replaceAll(' ', '')}`}>{config.phone}</a>}
        <SocialLinks config={config} />
      </div>
      {COLUMNS.map((name) => (
        <nav key={name} aria-label={t(`menu.${name}`)}>
          <h2>{t(`menu.${name}`)}</h2>
          <ul>
            {menus[name].map((item) => (
              <li key={item.to}>
                <MenuLink item={item} />
              </li>
            ))}
          </ul>
        </nav>
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of our own words alone */}
      <div className="footer-letter" dangerouslySetInnerHTML={{ __html: letter }} />
      {config.partners.length > 0 && (
        <section className="footer-partners">
          <h2>{t('footer.partners')}</h2>
          <ul>
            {config.partners.map(({ name, href }) => (
              <li key={href}>
                <a href={href} target="_blank" rel="noopener">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="footer-end">
        {outside.length > 0 && (
          <ul>
            {outside.map(({ href, label }) => (
              <li key={label}>
                <a href={href} target="_blank" rel="noopener">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
        <p>
          {t('footer.copyright', { year: String(new Date().getFullYear()) })}{' '}
          <LocaleLink to="/policy" target="_blank" rel="noopener">
            {t('footer.privacy')}
          </LocaleLink>{' '}
          <LocaleLink to="/terms">{t('footer.terms')}</LocaleLink>{' '}
          <LocaleLink to="/accessibility">{t('footer.accessibility')}</LocaleLink>
        </p>
      </div>
    </footer>
  );
}
