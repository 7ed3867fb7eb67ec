import type { MetaDescriptor } from 'react-router';
import { imageUrl } from '../../domain/imageUrl.ts';
import { LOCALES, type Locale } from '../../domain/locale.ts';
import { shared } from '../../domain/posterSource.ts';
import type { SiteConfig } from '../site.ts';

/** What a loader says of its page for the head of the document. */
export interface Head {
  title: string;
  description: string;
  locale: Locale;
  /** The path below the language prefix; empty for the home page. */
  path: string;
  siteUrl: string;
  /** The source of the picture that links to the page are shown with. */
  picture: string;
}

export function headOf(
  config: SiteConfig,
  locale: Locale,
  path: string,
  title: string,
  description: string,
  picture = 'posters/pages/home.svg',
): Head {
  return { title, description, locale, path, siteUrl: config.url, picture };
}

/** Title, description, canonical address and the same page in the other languages. */
export function pageMeta({ loaderData }: { loaderData?: { head: Head } }): MetaDescriptor[] {
  if (!loaderData) return [{ title: 'Fes-Meknes' }];
  const { title, description, locale, path, siteUrl, picture } = loaderData.head;
  const address = (lang: string) => `${siteUrl}/${lang}${path}`;
  const share = siteUrl + imageUrl(shared(picture, locale), { width: 'w_1200' });
  return [
    { title: `${title} · Fes-Meknes` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address(locale) },
    ...LOCALES.map((lang) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: lang,
      href: address(lang),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address('en') },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: locale },
    { property: 'og:url', content: address(locale) },
    { property: 'og:image', content: share },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
