import type { Article as ArticleThing } from 'schema-dts';
import type { Article } from '../content/article.ts';
import { entryPath } from '../pages.ts';
import { absoluteUrl, commonProperties, type JsonLdContext } from './context.ts';
import { placeLink } from './place.ts';
import { organizationId } from './website.ts';

/** An article. Its date of publication is unknown and left out. */
export function articleJsonLd(context: JsonLdContext, article: Article): ArticleThing {
  const path = entryPath('articles', article._id);
  const { name, ...properties } = commonProperties(context, 'articles', article, path);
  return {
    '@type': 'Article',
    headline: name,
    ...properties,
    mainEntityOfPage: absoluteUrl(context, path),
    inLanguage: context.locale,
    publisher: { '@type': 'Organization', '@id': organizationId(context), name: 'Fes-Meknes' },
    mentions: article.places.flatMap((id) => {
      const place = context.catalogue.places.get(id);
      return place ? placeLink(context, place) : [];
    }),
  };
}
