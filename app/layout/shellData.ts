import type { Catalogue } from '../../domain/content/catalogue.ts';
import type { Settings } from '../../domain/content/settings.ts';
import type { FooterSubmission } from '../../domain/forms/newsletter.ts';
import type { Locale } from '../../domain/locale.ts';
import type { SiteConfig } from '../lib/siteContext.ts';
import { creditLinks } from './creditLinks.ts';
import { menusOf } from './menus.ts';
import { newsletterAnswer } from './newsletterAnswer.ts';

interface ShellSource {
  catalogue: Catalogue;
  config: SiteConfig;
  settings: Settings;
  footerSubmission?: FooterSubmission;
}

/** What header and footer show on every page. */
export const shellData = (
  { catalogue, config, settings, footerSubmission }: ShellSource,
  locale: Locale,
) => ({
  menus: menusOf(catalogue, config, locale),
  newsletterAnswer: footerSubmission && newsletterAnswer(locale, footerSubmission),
  credits: creditLinks(settings, locale, config.imageCdn),
});

export type ShellData = ReturnType<typeof shellData>;
