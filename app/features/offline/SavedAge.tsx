import { useEffect, useState } from 'react';
import { useFormatter } from 'use-intl';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { SAVED_AT } from './savedAt.ts';

/** Read before hydration, which may remove the attribute. */
let savedAt =
  typeof document === 'undefined' ? null : document.documentElement.getAttribute(SAVED_AT);

/** Says how old the page is if it was opened from the copies on the device; nothing otherwise. */
export function SavedAge() {
  const t = useTranslations('visiting');
  const format = useFormatter();
  const [at, setAt] = useState<number>();
  useEffect(() => {
    if (savedAt) setAt(Number(savedAt));
    // It is about the document that was opened: data that is loaded later is fresh.
    return () => {
      savedAt = null;
    };
  }, []);
  return (
    <p role="status">
      {at !== undefined && t('saved', { ago: format.relativeTime(at, Date.now()) })}
    </p>
  );
}
