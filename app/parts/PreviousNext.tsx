import { useTranslations } from 'use-intl';
import { Say } from '../i18n/words.tsx';
import type { Card } from './card.ts';
import { LocaleLink } from './LocaleLink.tsx';

/** The way on to the entries before and after this one in its list. */
export function PreviousNext({ links }: { links?: { previous: Card; next: Card } }) {
  const t = useTranslations('nav');
  if (!links) return null;
  return (
    <nav className="previous-next" aria-label={t('more')}>
      <LocaleLink to={links.previous.path} rel="prev">
        <span>{t('previous')}</span> <Say words={links.previous.title} />
      </LocaleLink>
      <LocaleLink to={links.next.path} rel="next">
        <span>{t('next')}</span> <Say words={links.next.title} />
      </LocaleLink>
    </nav>
  );
}
