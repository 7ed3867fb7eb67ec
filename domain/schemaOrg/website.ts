import type { Organization, SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import { addressOf, type Telling } from './telling.ts';

/** By this the publisher is the same on every page that names it. */
export const organizationId = ({ siteUrl }: Telling): string => `${siteUrl}/#organization`;

/** The site in one language, and how it is searched. */
export function websiteThing(telling: Telling): WebSite {
  const search: WithActionConstraints<Exclude<SearchAction, string>> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${addressOf(telling, '/search')}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    name: 'Fes-Meknes',
    url: addressOf(telling, ''),
    inLanguage: telling.locale,
    publisher: { '@id': organizationId(telling) },
    potentialAction: search,
  };
}

/** What the footer of every page shows of the publisher, where it is configured. */
export interface Publisher {
  email?: string | undefined;
  phone?: string | undefined;
  /** Its pages at other services. */
  elsewhere: readonly string[];
}

/** Who publishes the site. */
export function organizationThing(telling: Telling, publisher: Publisher): Organization {
  const { email, phone, elsewhere } = publisher;
  return {
    '@type': 'Organization',
    '@id': organizationId(telling),
    name: 'Fes-Meknes',
    url: addressOf(telling, ''),
    logo: `${telling.siteUrl}/apple-touch-icon.png`,
    ...(email && { email }),
    ...(phone && { telephone: phone }),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
  };
}
