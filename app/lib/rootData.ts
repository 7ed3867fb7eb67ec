import { useRouteLoaderData } from 'react-router';
import type { Settings } from '../../domain/content/settings.ts';
import type { SpecialDays } from '../../domain/hours/specialDays.ts';
import type { Locale } from '../../domain/locale.ts';
import type { SiteConfig } from './siteContext.ts';

/** The data of every page, which the root's loader returns. */
export interface RootData {
  locale: Locale;
  config: SiteConfig;
  settings: Pick<Settings, 'social' | 'contact' | 'mapCentre'>;
  /** Days on which opening hours can differ from the week's. */
  specialDays: SpecialDays;
}

/** The data of every page; undefined on the page of an error of the root itself. */
export const useRootData = (): RootData | undefined => useRouteLoaderData('root');
