import type { Organization, SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import { absoluteUrl, type JsonLdContext } from './context.ts';

/** The publisher's `@id`, the same on every page. */
export const organizationId = ({ siteUrl }: JsonLdContext): string => `${siteUrl}/#organization`;

/** The site in one language with its search. */
export function websiteJsonLd(context: JsonLdContext): WebSite {
  const search: WithActionConstraints<Exclude<SearchAction, string>> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${absoluteUrl(context, '/search')}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    name: 'Fes-Meknes',
    url: absoluteUrl(context, ''),
    inLanguage: context.locale,
    publisher: { '@id': organizationId(context) },
    potentialAction: search,
  };
}

/** Contact data of the publisher, as shown in the footer. */
export interface Publisher {
  email?: string | undefined;
  phone?: string | undefined;
  /** Its pages at other services. */
  elsewhere: readonly string[];
}

/** The publisher of the site. */
export function organizationJsonLd(context: JsonLdContext, publisher: Publisher): Organization {
  const { email, phone, elsewhere } = publisher;
  return {
    '@type': 'Organization',
    '@id': organizationId(context),
    name: 'Fes-Meknes',
    url: absoluteUrl(context, ''),
    logo: `${context.siteUrl}/apple-touch-icon.png`,
    ...(email && { email }),
    ...(phone && { telephone: phone }),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
  };
}
