import type { Graph, Thing } from 'schema-dts';
import { entryPicture, type Picture, tagPictureEntry } from '../../domain/content/picture.ts';
import type { PathEntry } from '../../domain/entryForPath.ts';
import { DEFAULT_LOCALE, LANGUAGES, type Locale, textIn } from '../../domain/locale.ts';
import { imageUrl } from '../../domain/media/imageUrl.ts';
import { isPosterSource, shared } from '../../domain/media/posterSource.ts';
import { matchPage } from '../../domain/pages.ts';
import type { Head } from '../lib/pageMeta.ts';

/** A locale as in Open Graph: `en_GB`. */
const openGraphLocale = (locale: Locale) => `${locale}_${LANGUAGES[locale].country}`;

export interface SeoHeadProps {
  head: Head;
  locale: Locale;
  /** Path after the language. */
  path: string;
  siteUrl: string;
  /** JSON-LD of the page; that of the home page by default. */
  entry: PathEntry | undefined;
  /** Languages in which the page exists; empty for pages that are not indexed. */
  locales: readonly Locale[];
  things: readonly Thing[];
}

/** Tags for machines: language alternates, Open Graph, JSON-LD. */
export function SeoHead({ head, locale, path, siteUrl, entry, locales, things }: SeoHeadProps) {
  const address = (lang: Locale) => `${siteUrl}/${lang}${path}`;
  const picture = pictureFor(entry);
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return (
    <>
      {locales.map((lang) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={address(lang)} />
      ))}
      {locales.length > 0 && (
        <link rel="alternate" hrefLang="x-default" href={address(DEFAULT_LOCALE)} />
      )}
      {matchPage(path)?.page.feed && (
        <link
          rel="alternate"
          type="application/rss+xml"
          title={`${head.title} · Fes-Meknes`}
          href={`${address(locale)}/feed.xml`}
        />
      )}
      <meta property="og:site_name" content="Fes-Meknes" />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:type" content={entry?.kind === 'articles' ? 'article' : 'website'} />
      {!head.unlisted && <meta property="og:url" content={address(locale)} />}
      <meta property="og:locale" content={openGraphLocale(locale)} />
      {locales
        .filter((lang) => lang !== locale)
        .map((lang) => (
          <meta key={lang} property="og:locale:alternate" content={openGraphLocale(lang)} />
        ))}
      <meta
        property="og:image"
        content={siteUrl + imageUrl(shared(picture.src, locale), { width: 'w_1200' })}
      />
      <meta property="og:image:width" content="1200" />
      {/** Photographs are cropped to 4:3. */}
      <meta property="og:image:height" content={isPosterSource(picture.src) ? '630' : '900'} />
      <meta property="og:image:alt" content={textIn(picture.alt, locale)} />
      <meta name="twitter:card" content="summary_large_image" />
      {things.length > 0 && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: data, in which no tag can end it
          dangerouslySetInnerHTML={{ __html: JSON.stringify(graph).replaceAll('<', '\\u003c') }}
        />
      )}
    </>
  );
}

function pictureFor(entry: PathEntry | undefined): Picture {
  if (entry?.kind === 'tags') return entryPicture('tags', tagPictureEntry(entry.data));
  return entry ? entryPicture(entry.kind, entry.data) : entryPicture('pages', { _id: 'home' });
}
