import type { Graph, Thing } from 'schema-dts';
import { imageUrl } from '../../domain/imageUrl.ts';
import { DEFAULT_LOCALE, type Locale, textIn } from '../../domain/locale.ts';
import { type Picture, pictureOf } from '../../domain/picture.ts';
import { isPosterSource, shared } from '../../domain/posterSource.ts';
import type { Subject } from '../../domain/subject.ts';
import type { Head } from '../parts/head.ts';

/** Open Graph names languages with a country: that of which the site's spelling is. */
const OG_LOCALES: Record<Locale, string> = {
  en: 'en_GB',
  fr: 'fr_FR',
  es: 'es_ES',
  de: 'de_DE',
};

/** The lists of which a feed tells what is new, at `feed.xml` below each. */
const WITH_FEED = ['/articles', '/events'];

export interface Told {
  head: Head;
  locale: Locale;
  /** The path below the language. */
  path: string;
  siteUrl: string;
  /** What the page is about; the home page's words stand for what is about nothing. */
  entry: Subject | undefined;
  /** The languages in which the page exists; none for what is not to be found. */
  locales: readonly Locale[];
  things: readonly Thing[];
}

/** What only machines read of a page: its translations, how links to it look, and what it shows. */
export function MachineHead({ head, locale, path, siteUrl, entry, locales, things }: Told) {
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
      {WITH_FEED.includes(path) && (
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
      <meta property="og:locale" content={OG_LOCALES[locale]} />
      {locales
        .filter((lang) => lang !== locale)
        .map((lang) => (
          <meta key={lang} property="og:locale:alternate" content={OG_LOCALES[lang]} />
        ))}
      <meta
        property="og:image"
        content={siteUrl + imageUrl(shared(picture.src, locale), { width: 'w_1200' })}
      />
      <meta property="og:image:width" content="1200" />
      {/* Photographs are cut to 4:3. */}
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

function pictureFor(entry: Subject | undefined): Picture {
  if (entry?.kind === 'tags') {
    const { _id, name } = entry.data;
    return pictureOf('tags', { _id, title: name, tags: [_id] });
  }
  return entry ? pictureOf(entry.kind, entry.data) : pictureOf('pages', { _id: 'home' });
}
