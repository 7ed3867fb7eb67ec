import { useLocation, useParams } from 'react-router';
import {
  DEFAULT_LOCALE,
  GLOSS_LOCALE,
  LANGUAGES,
  LOCALES,
  type Locale,
  splitLocale,
} from '../../domain/locale.ts';
import { Disclosure } from '../components/Disclosure.tsx';
import { useTranslations } from '../i18n/useTranslations.ts';
import { isModifiedClick } from '../lib/isModifiedClick.ts';
import { storeLocale } from '../lib/localStore.ts';
import * as header from './Header.module.css';

/**
 * Section 2: switching the language replaces the first path segment, keeps the rest, replaces the
 * history entry and stores the choice. Without scripts the items are plain links. `inPanel` is used
 * in the phone's panel.
 */
export function LanguageSwitch({ inPanel = false }) {
  const t = useTranslations('nav');
  const { locale = DEFAULT_LOCALE } = useParams();
  const { pathname, search } = useLocation();
  const { rest } = splitLocale(pathname);

  function choose(event: React.MouseEvent<HTMLAnchorElement>, lang: Locale): void {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    storeLocale(lang);
    // The current query: the cached page does not contain parameters that it does not read.
    window.location.replace(`/${lang}${rest}${window.location.search}${window.location.hash}`);
  }

  return (
    <Disclosure
      name="site-menu"
      className={inPanel ? header.panelLanguage : header.language}
      summary={
        inPanel ? (
          t('language')
        ) : (
          <>
            <span className="visually-hidden">{t('language')}: </span>
            {locale.toUpperCase()}
          </>
        )
      }
    >
      <ul>
        {LOCALES.map((lang) => (
          <li key={lang}>
            <a
              href={`/${lang}${rest}${search}`}
              hrefLang={lang}
              lang={lang}
              aria-current={lang === locale ? 'true' : undefined}
              onClick={(event) => choose(event, lang)}
            >
              <span>{LANGUAGES[lang].name}</span>
              {LANGUAGES[lang].gloss && <small lang={GLOSS_LOCALE}> {LANGUAGES[lang].gloss}</small>}
            </a>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
