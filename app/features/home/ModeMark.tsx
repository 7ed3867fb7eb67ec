import { useEffect } from 'react';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { syncAcrossTabs } from '../../lib/syncAcrossTabs.ts';
import { useFilters } from '../filters/filtersStore.ts';
import * as styles from './ModeMark.module.css';

/** Stores the current mode of the home page. */
export function rememberMode(mode: string): void {
  useFilters.getState().change({ stade: mode });
}

/** A star at the visitor's last mode, if there is one. */
export function ModeMark({ mode }: { mode: string }) {
  const t = useTranslations('home');
  const isOwn = useFilters(({ isKept, stade }) => isKept && stade === mode);
  useEffect(() => syncAcrossTabs(useFilters), []);
  if (!isOwn) return null;
  return (
    <span className={styles.root}>
      <span className="visually-hidden">{` (${t('lastMode')})`}</span>
    </span>
  );
}
