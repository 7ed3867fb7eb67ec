import { useLocation, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import {
  DEFAULT_LOCALE,
  LOCALE_NAMES,
  LOCALES,
  type Locale,
  splitLocale,
} from '../../domain/locale.ts';
import { keepLocale } from '../state/local.ts';

/**
 * Section 2: switching the language replaces the first path segment, keeps the rest, replaces the
 * history entry and stores the choice. Without scripts the items are plain links. `inPanel` is the
 * section of a phone's panel.
 */
export function LanguageSwitch({ inPanel = false }) {
  const t = useTranslations('nav');
  const { locale = DEFAULT_LOCALE } = useParams();
  const { pathname, search } = useLocation();
  const { rest } = splitLocale(pathname);

  function choose(event: React.MouseEvent<HTMLAnchorElement>, lang: Locale): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    keepLocale(lang);
    // The query of this moment: the server's page knows none of parameters that it does not read.
    window.location.replace(`/${lang}${rest}${window.location.search}${window.location.hash}`);
  }

  return (
    <details name="site-menu" className={inPanel ? 'panel-language' : 'language-switch'}>
      <summary>
        {inPanel ? t('language') : <span className="visually-hidden">{t('language')}: </span>}
        {!inPanel && locale.toUpperCase()}
      </summary>
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
              {LOCALE_NAMES[lang]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
