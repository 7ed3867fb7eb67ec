import type { Thing } from 'schema-dts';
import type { Catalogue } from '../../domain/catalogue.ts';
import { DISCOVER, PREFERENCES } from '../../domain/categories.ts';
import { textIn } from '../../domain/locale.ts';
import { PATHS } from '../../domain/paths.ts';
import type { Page } from '../../domain/reading.ts';
import { articleThing } from '../../domain/schemaOrg/article.ts';
import { destinationThing, regionThing } from '../../domain/schemaOrg/destination.ts';
import { eventThings } from '../../domain/schemaOrg/event.ts';
import { listThing } from '../../domain/schemaOrg/lists.ts';
import { offerThing } from '../../domain/schemaOrg/offer.ts';
import { placePath, placeThing } from '../../domain/schemaOrg/place.ts';
import { questionsThing } from '../../domain/schemaOrg/questions.ts';
import type { Telling } from '../../domain/schemaOrg/telling.ts';
import { circuitThing, experienceThing } from '../../domain/schemaOrg/trip.ts';
import { organizationThing, websiteThing } from '../../domain/schemaOrg/website.ts';
import type { Subject } from '../../domain/subject.ts';
import { translator } from '../i18n/translator.ts';
import type { SiteConfig } from '../site.ts';

/** What the page of an entry shows, in the words of schema.org. */
export function thingsOf(
  telling: Telling,
  config: SiteConfig,
  { kind, data }: Subject,
  path: string,
): Thing[] {
  switch (kind) {
    case 'places':
      return data.isDeal
        ? [offerThing(telling, data)].flatMap((offer) => offer ?? [])
        : [placeThing(telling, data)];
    case 'cities':
      return [destinationThing(telling, data)];
    case 'events':
      return eventThings(telling, data);
    case 'circuits': {
      const t = translator(telling.locale);
      return [circuitThing(telling, data, (day) => t('circuit.day', { day }))];
    }
    case 'experiences':
      return [experienceThing(telling, data)];
    case 'articles':
      return [articleThing(telling, data)];
    case 'tags':
      return [
        listThing(telling, textIn(data.name, telling.locale), listed(telling.catalogue, path)),
      ];
    case 'pages':
      return pageThings(telling, config, data, path);
    default:
      return [];
  }
}

function pageThings(telling: Telling, config: SiteConfig, page: Page, path: string): Thing[] {
  const questions = questionsThing(telling.locale, page.sections);
  const list = listed(telling.catalogue, path);
  const { email, phone, facebook, instagram, youtube } = config;
  const elsewhere = [facebook, instagram, youtube].filter((url) => url !== undefined);
  const organization = () => organizationThing(telling, { email, phone, elsewhere });
  return [
    ...(page._id === 'home' ? [websiteThing(telling), organization()] : []),
    ...(page._id === 'whoarewe' ? [organization()] : []),
    ...(page._id === 'home' || page._id === 'about' ? [regionThing(telling, page, path)] : []),
    ...(list.length > 0 ? [listThing(telling, textIn(page.title, telling.locale), list)] : []),
    ...(questions ? [questions] : []),
  ];
}

/** The paths that a list page leads to, in its order. Examples are told to nobody. */
function listed(catalogue: Catalogue, path: string): string[] {
  const [, screen = '', id = ''] = path.split('/');
  const category = { discover: DISCOVER, preference: PREFERENCES }[screen]?.get(id);
  const tags = category?.tags ?? (screen === 'lookfor' ? [id] : undefined);
  if (tags) {
    return catalogue.places.all
      .filter((place) => place.tags.some((tag) => tags.includes(tag)))
      .map(placePath);
  }
  switch (path) {
    case '/deals':
      return catalogue.deals.all.filter(({ sample }) => !sample).map(placePath);
    case '/events':
    case '/circuits':
    case '/experiences':
    case '/articles': {
      const kind = path.slice(1) as 'events' | 'circuits' | 'experiences' | 'articles';
      return catalogue[kind].all.map(({ _id }) => `${PATHS[kind]}/${_id}`);
    }
    default:
      return [];
  }
}
