import type { Settings } from '../../domain/content/settings.ts';
import { LocaleLink } from '../components/LocaleLink.tsx';
import { PhoneDisclosure } from '../components/PhoneDisclosure.tsx';
import { useLocale } from '../components/useLocale.ts';
import { translator } from '../i18n/messages.ts';
import { COLOR_SCHEME_CHOICES } from '../lib/colorScheme.ts';
import type { Credits } from './creditLinks.ts';
import * as styles from './Footer.module.css';
import { FooterCredits } from './FooterCredits.tsx';
import { Logo } from './Logo.tsx';
import { MenuLink } from './MenuLink.tsx';
import type { MenuName, Menus } from './menus.ts';
import { NewsletterForm } from './NewsletterForm.tsx';
import type { NewsletterAnswer } from './newsletterAnswer.ts';
import { SocialLinks } from './SocialLinks.tsx';

const COLUMNS: MenuName[] = ['destinations', 'things', 'plan', 'info'];

export interface FooterProps {
  menus: Menus;
  social: Settings['social'];
  contact: Settings['contact'];
  /** The answer to the newsletter form, if this visitor submitted it. */
  newsletterAnswer: NewsletterAnswer | undefined;
  credits: Credits | undefined;
}

/** What stands in the footer (specification, section 2). Empty settings are left out. */
export function FooterContent(props: FooterProps) {
  const { menus, social, contact, newsletterAnswer, credits } = props;
  const t = translator(useLocale(), ['footer']);
  return (
    <>
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
          <PhoneDisclosure summary={<h2>{t(`menu.${name}`)}</h2>}>
            <ul>
              {menus[name].map((item) => (
                <li key={item.to}>
                  <MenuLink item={item} />
                </li>
              ))}
            </ul>
          </PhoneDisclosure>
        </nav>
      ))}
      <NewsletterForm answer={newsletterAnswer} />
      {credits && <FooterCredits credits={credits} />}
      <div className={styles.end}>
        <p>
          {t('footer.copyright', { year: String(new Date().getFullYear()) })}{' '}
          <LocaleLink to="/policy" target="_blank" rel="noopener">
            {t('footer.privacy')}
          </LocaleLink>{' '}
          <LocaleLink to="/terms">{t('footer.terms')}</LocaleLink>{' '}
          <LocaleLink to="/accessibility">{t('footer.accessibility')}</LocaleLink>
        </p>
        <label className={`${styles.colorScheme} needs-script`}>
          {t('footer.colorScheme.label')}
          <select autoComplete="off">
            {COLOR_SCHEME_CHOICES.map((choice) => (
              <option key={choice} value={choice}>
                {t(`footer.colorScheme.${choice}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
    </>
  );
}
