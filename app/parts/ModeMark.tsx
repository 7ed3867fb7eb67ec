import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useFilters } from '../state/filters.ts';
import { follow } from '../state/follow.ts';
import type { HomeMode } from './HomeModes.tsx';

/** Keeps the mode of the home page that the visitor is in. */
export function rememberMode(mode: HomeMode): void {
  useFilters.getState().change({ stade: mode });
}

/** A star at the mode in which the visitor was last; nothing before there was one. */
export function ModeMark({ mode }: { mode: HomeMode }) {
  const t = useTranslations('home');
  const isOwn = useFilters(({ isKept, stade }) => isKept && stade === mode);
  useEffect(() => follow(useFilters), []);
  if (!isOwn) return null;
  return (
    <span className="mode-mark">
      <span className="visually-hidden">{` (${t('lastMode')})`}</span>
    </span>
  );
}
