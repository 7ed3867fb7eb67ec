import type { Catalogue } from '../../domain/catalogue.ts';
import { type Locale, textIn } from '../../domain/locale.ts';
import type { Step } from '../../domain/schemaOrg/lists.ts';
import type { Subject } from '../../domain/subject.ts';
import { placeTrail } from '../../domain/trail.ts';
import { translator } from '../i18n/translator.ts';

/** Pages of the site that show no way back: the home page's modes, and those that work. */
const WITHOUT = new Set([
  'home',
  'stories',
  'visiting',
  'planning',
  'search',
  'itinerary',
  'inspire',
]);

/** The breadcrumb that the page of an entry shows, the page itself last; none where it shows none. */
export function stepsTo(
  catalogue: Catalogue,
  locale: Locale,
  entry: Subject,
  path: string,
): Step[] {
  if (entry.kind === 'pages' && WITHOUT.has(entry.data._id)) return [];
  const t = translator(locale);
  const here = 'title' in entry.data ? entry.data.title : undefined;
  const name = here ?? (entry.kind === 'tags' ? entry.data.name : undefined);
  const between = (): Step[] => {
    switch (entry.kind) {
      case 'places':
        return placeTrail(catalogue, entry.data).map(({ path: to, title }) => ({
          path: to,
          name: textIn(title, locale),
        }));
      case 'events':
      case 'circuits':
      case 'experiences':
      case 'articles':
        return [{ path: `/${entry.kind}`, name: t(`menu.${entry.kind}`) }];
      default:
        return [];
    }
  };
  return [
    { path: '', name: t('nav.home') },
    ...between(),
    ...(name ? [{ path, name: textIn(name, locale) }] : []),
  ];
}
