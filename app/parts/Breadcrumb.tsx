import { useTranslations } from 'use-intl';
import { Say, type Words } from '../i18n/words.tsx';
import { LocaleLink } from './LocaleLink.tsx';

export interface Crumb {
  /** The path below the language prefix. */
  path: string;
  title: Words;
}

/** The way from home to this page; the page itself is the last, without a link. */
export function Breadcrumb({ trail = [], here }: { trail?: readonly Crumb[]; here: Words }) {
  const t = useTranslations('nav');
  return (
    <nav aria-label={t('breadcrumb')} className="breadcrumb">
      <ol>
        <li>
          <LocaleLink to="">{t('home')}</LocaleLink>
        </li>
        {trail.map((crumb) => (
          <li key={crumb.path}>
            <LocaleLink to={crumb.path}>
              <Say words={crumb.title} />
            </LocaleLink>
          </li>
        ))}
        <li aria-current="page">
          <Say words={here} />
        </li>
      </ol>
    </nav>
  );
}
