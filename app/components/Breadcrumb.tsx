import { type LocalizedString, Text } from '../i18n/localize.tsx';
import { useTranslations } from '../i18n/useTranslations.ts';
import * as styles from './Breadcrumb.module.css';
import { LocaleLink } from './LocaleLink.tsx';

export interface Crumb {
  /** Path after the language. */
  path: string;
  title: LocalizedString;
}

/** Breadcrumbs from the home page; the current page is last and not a link. */
export function Breadcrumb({
  trail = [],
  here,
}: {
  trail?: readonly Crumb[];
  here: LocalizedString;
}) {
  const t = useTranslations('nav');
  return (
    <nav aria-label={t('breadcrumb')} className={styles.root}>
      <ol>
        <li>
          <LocaleLink to="">{t('home')}</LocaleLink>
        </li>
        {trail.map((crumb) => (
          <li key={crumb.path}>
            <LocaleLink to={crumb.path}>
              <Text value={crumb.title} />
            </LocaleLink>
          </li>
        ))}
        <li aria-current="page">
          <Text value={here} />
        </li>
      </ol>
    </nav>
  );
}
