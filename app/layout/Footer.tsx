import { useMemo } from 'react';
import type { Settings } from '../../domain/content/settings.ts';
import { LocaleLink } from '../components/LocaleLink.tsx';
import { useTranslations } from '../i18n/useTranslations.ts';
import { trustedHtml } from '../lib/trustedHtml.ts';
import * as styles from './Footer.module.css';
import * as footerCredits from './footerCredits.module.css';
import { Logo } from './Logo.tsx';
import { MenuLink } from './MenuLink.tsx';
import type { MenuName, Menus } from './menus.ts';
import * as newsletterForm from './newsletterForm.module.css';
import { SocialLinks } from './SocialLinks.tsx';

const COLUMNS: MenuName[] = ['destinations', 'things', 'plan', 'info'];

interface Props {
  menus: Menus;
  settings: Pick<Settings, 'social' | 'contact'>;
  /** The newsletter form as HTML. */
  newsletter: string;
  /** Partners, stores and agency as HTML. */
  credits: string;
}

/** The footer (specification, section 2). Empty settings are left out. */
export function Footer({ menus, settings, newsletter, credits }: Props) {
  const t = useTranslations();
  const letter = useMemo(() => trustedHtml(newsletter), [newsletter]);
  const shownCredits = useMemo(() => trustedHtml(credits), [credits]);
  const { social, contact } = settings;
  return (
    <footer className={styles.root}>
      <div className={styles.about}>
        <Logo />
        <p>{t('footer.description')}</p>
        <p>
          <LocaleLink to={contact.path}>{t('menu.contact')}</LocaleLink>
        </p>
        {contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
        {contact.phone && <a href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</a>}
        <SocialLinks social={social} />
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
      <div className={newsletterForm.root} dangerouslySetInnerHTML={{ __html: letter }} />
      {credits && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own server
        <div className={footerCredits.root} dangerouslySetInnerHTML={{ __html: shownCredits }} />
      )}
      <div className={styles.end}>
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
