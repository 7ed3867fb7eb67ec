import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { formatAge } from '../../../domain/format/age.ts';
import { useLocale } from '../../components/useLocale.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { SAVED_AT } from './savedAt.ts';

/** The time at which the opened document was saved; read before hydration, which removes the attribute. */
const SAVED =
  typeof document === 'undefined' ? null : document.documentElement.getAttribute(SAVED_AT);

/** Says how old the page is if it was opened from the copies on the device; nothing otherwise. */
export function SavedAge() {
  const t = useTranslations('visiting');
  const locale = useLocale();
  const { pathname } = useLocation();
  const [at, setAt] = useState<number>();
  useEffect(() => {
    // Data that is loaded later, for another page of the same document, is fresh.
    if (SAVED && pathname === openedPath()) setAt(Number(SAVED));
    return () => setAt(undefined);
  }, [pathname]);
  return (
    <p role="status">
      {at !== undefined && t('saved', { ago: formatAge(Date.now() - at, locale) })}
    </p>
  );
}

/** The path of the document that the browser has opened. */
function openedPath(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation && new URL(navigation.name).pathname;
}
