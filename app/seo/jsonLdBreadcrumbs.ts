import { placeBreadcrumbs } from '../../domain/breadcrumbs.ts';
import type { Catalogue } from '../../domain/content/catalogue.ts';
import type { PathEntry } from '../../domain/entryForPath.ts';
import { type Locale, textIn } from '../../domain/locale.ts';
import { matchPage, PAGES } from '../../domain/pages.ts';
import type { BreadcrumbStep } from '../../domain/schema-org/lists.ts';
import { translator } from '../i18n/messages.ts';

/**
 * Breadcrumbs of an entry's page, the page itself last; undefined for pages without breadcrumbs.
 */
export function breadcrumbSteps(
  catalogue: Catalogue,
  locale: Locale,
  entry: PathEntry,
  path: string,
): BreadcrumbStep[] {
  if (matchPage(path)?.page.breadcrumb === false) return [];
  const t = translator(locale);
  const here = 'title' in entry.data ? entry.data.title : undefined;
  const name = here ?? (entry.kind === 'tags' ? entry.data.name : undefined);
  const between = (): BreadcrumbStep[] => {
    switch (entry.kind) {
      case 'places':
        return placeBreadcrumbs(catalogue, entry.data).map(({ path: to, title }) => ({
          path: to,
          name: textIn(title, locale),
        }));
      default:
        return PAGES.filter(({ list }) => list === entry.kind).flatMap(({ path: to, label }) =>
          label ? [{ path: to, name: t(`menu.${label}`) }] : [],
        );
    }
  };
  return [
    { path: '', name: t('nav.home') },
    ...between(),
    ...(name ? [{ path, name: textIn(name, locale) }] : []),
  ];
}
