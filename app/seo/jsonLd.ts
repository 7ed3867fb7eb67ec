import type { Thing } from 'schema-dts';
import type { Page } from '../../domain/content/article.ts';
import type { Catalogue } from '../../domain/content/catalogue.ts';
import { tripCategory } from '../../domain/content/categories.ts';
import type { Settings } from '../../domain/content/settings.ts';
import type { PathEntry } from '../../domain/entryForPath.ts';
import { textIn } from '../../domain/locale.ts';
import { entryPath, matchPage } from '../../domain/pages.ts';
import { admissionJsonLd } from '../../domain/schema-org/admission.ts';
import { articleJsonLd } from '../../domain/schema-org/article.ts';
import type { JsonLdContext } from '../../domain/schema-org/context.ts';
import { destinationJsonLd, regionJsonLd } from '../../domain/schema-org/destination.ts';
import { eventJsonLd } from '../../domain/schema-org/event.ts';
import { faqPageJsonLd } from '../../domain/schema-org/faqPage.ts';
import { itemListJsonLd } from '../../domain/schema-org/lists.ts';
import { offerJsonLd } from '../../domain/schema-org/offer.ts';
import { placeJsonLd, placePath } from '../../domain/schema-org/place.ts';
import { circuitJsonLd, experienceJsonLd } from '../../domain/schema-org/trip.ts';
import { organizationJsonLd, websiteJsonLd } from '../../domain/schema-org/website.ts';
import { translator } from '../i18n/messages.ts';

/** JSON-LD of an entry's page. */
export function jsonLdOfEntry(
  context: JsonLdContext,
  settings: Settings,
  { kind, data }: PathEntry,
  path: string,
): Thing[] {
  switch (kind) {
    case 'places': {
      if (data.isDeal) return [offerJsonLd(context, data)];
      const t = translator(context.locale, 'admission.payers');
      return [placeJsonLd(context, data), ...admissionJsonLd(context, data, t)];
    }
    case 'cities':
      return [destinationJsonLd(context, data)];
    case 'events':
      return eventJsonLd(context, data);
    case 'circuits': {
      const t = translator(context.locale, ['circuit']);
      return [circuitJsonLd(context, data, (day) => t('circuit.day', { day }))];
    }
    case 'experiences':
      return [experienceJsonLd(context, data)];
    case 'articles':
      return [articleJsonLd(context, data)];
    case 'tags':
      return [
        itemListJsonLd(
          context,
          textIn(data.name, context.locale),
          listedPaths(context.catalogue, path),
        ),
      ];
    case 'pages':
      return pageJsonLd(context, settings, data, path);
    default:
      return [];
  }
}

function pageJsonLd(context: JsonLdContext, settings: Settings, page: Page, path: string): Thing[] {
  const questions = faqPageJsonLd(context.locale, page.sections);
  const list = listedPaths(context.catalogue, path);
  const { contact, social, regionCode } = settings;
  const elsewhere = Object.values(social).filter((url) => url !== undefined);
  const organization = () => organizationJsonLd(context, { ...contact, elsewhere });
  return [
    ...(page._id === 'home' ? [websiteJsonLd(context), organization()] : []),
    ...(page._id === 'whoarewe' ? [organization()] : []),
    ...(page._id === 'home' || page._id === 'about'
      ? [regionJsonLd(context, page, path, regionCode)]
      : []),
    ...(list.length > 0 ? [itemListJsonLd(context, textIn(page.title, context.locale), list)] : []),
    ...(questions ? [questions] : []),
  ];
}

/** Paths of the entries of a list page, in order. */
function listedPaths(catalogue: Catalogue, path: string): string[] {
  const { page, param = '' } = matchPage(path) ?? {};
  const category = page?.kind === 'tags' ? tripCategory(param) : page?.categories?.get(param);
  if (category) {
    return catalogue.places.all
      .filter((place) => place.tags.some((tag) => category.tags.includes(tag)))
      .map(placePath);
  }
  const list = page?.list;
  if (!list) return [];
  return catalogue[list].all.map(({ _id }) => entryPath(list, _id));
}
