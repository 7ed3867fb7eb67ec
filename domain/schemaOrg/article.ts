import type { Article as ArticleThing } from 'schema-dts';
import type { Article } from '../reading.ts';
import { placeLink } from './place.ts';
import { about, addressOf, type Telling } from './telling.ts';
import { organizationId } from './website.ts';

/** An article. When it was first published is not known, so that no day is told. */
export function articleThing(telling: Telling, article: Article): ArticleThing {
  const path = `/articles/${article._id}`;
  const { name, ...told } = about(telling, 'articles', article, path);
  return {
    '@type': 'Article',
    headline: name,
    ...told,
    mainEntityOfPage: addressOf(telling, path),
    inLanguage: telling.locale,
    publisher: { '@type': 'Organization', '@id': organizationId(telling), name: 'Fes-Meknes' },
    mentions: article.places.flatMap((id) => {
      const place = telling.catalogue.places.get(id);
      return place ? placeLink(telling, place) : [];
    }),
  };
}
