import type { MetaDescriptor } from 'react-router';
import type { Head } from './head.ts';

/** Where the feed of a list is, below the site's address. */
export const feedPath = ({ locale, path }: Pick<Head, 'locale' | 'path'>) =>
  `/${locale}${path}/feed.xml`;

/** Tells readers of feeds, in the head of the document, that what this page lists has one. */
export function feedLink({ loaderData }: { loaderData?: { head: Head } }): MetaDescriptor[] {
  if (!loaderData) return [];
  const { head } = loaderData;
  return [
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: `${head.title} · Fes-Meknes`,
      href: head.siteUrl + feedPath(head),
    },
  ];
}
