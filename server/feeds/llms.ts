import type { Catalogue } from '../../domain/content/catalogue.ts';
import { LICENCE } from '../../domain/content/licence.ts';
import { LOCALES } from '../../domain/locale.ts';
import { type PublicPage, publicPages } from '../../domain/publicPages.ts';
import type { SiteAddress } from './publicUrls.ts';

/** Number of pages per kind. The sitemaps list all. */
const MAX_ENTRIES = 30;

/** Sections of the guide with their pages. */
const PARTS: [heading: string, pages: (page: PublicPage) => boolean][] = [
  ['Before and during a visit', ({ kind }) => kind === 'pages'],
  ['Destinations', ({ kind }) => kind === 'cities'],
  ['What to see, do, eat, and where to sleep', ({ kind }) => kind === 'tags'],
  ['Itineraries of one to five days', ({ kind }) => kind === 'circuits'],
  ['Festivals, moussems and fairs', ({ kind }) => kind === 'events'],
  ['Experiences', ({ kind }) => kind === 'experiences'],
  ['Articles', ({ kind }) => kind === 'articles'],
];

/** `/llms.txt`: a short guide to the site for language models, in the format of llmstxt.org. */
export function llmsTxt(catalogue: Catalogue, { url }: SiteAddress): string {
  const pages = publicPages(catalogue);
  const home = catalogue.pages.get('home');
  const link = ({ path, title, summary }: PublicPage) =>
    `- [${plain(title.en)}](${url}/en${path})${summary ? `: ${plain(summary.en)}` : ''}`;
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const languages = LOCALES.map((locale) => `${names.of(locale)} (${url}/${locale})`);
  return [
    '# Fes-Meknes',
    '',
    `> The public tourism website of the Fes-Meknes region of Morocco. ${plain(home?.summary?.en ?? '')}`.trim(),
    '',
    `Every page is in ${languages.join(', ')}; the addresses differ in the language alone. Facts carry their sources and the day on which they were last checked.`,
    '',
    `Facts may be used under ${LICENCE.name} (${LICENCE.url}), naming "${LICENCE.attribution}" with a link. It covers: ${LICENCE.covers} Many coordinates are of ${LICENCE.credits.map(({ name, license }) => `${name} (${license})`).join(' and of ')}. The terms: ${url}/en/terms`,
    '',
    ...PARTS.flatMap(([heading, belongs]) => {
      const part = pages.filter(belongs).slice(0, MAX_ENTRIES);
      return part.length > 0 ? [`## ${heading}`, '', ...part.map(link), ''] : [];
    }),
    '## Data',
    '',
    `- [Open data](${url}/api/open-data): all content as JSON and GeoJSON, with licence, version and date`,
    `- [API](${url}/api/docs): its description for people; [for machines](${url}/api/openapi.json)`,
    `- [Sitemaps](${url}/sitemap.xml): every page of every language with the day of its last change`,
    `- [Calendar of events](${url}/en/events.ics): announced dates as iCalendar, by \`city\` and \`category\``,
    `- [New articles](${url}/en/articles/feed.xml) and [new events](${url}/en/events/feed.xml) as RSS`,
    '',
  ].join('\n');
}

/** As one line without Markdown links. */
const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/[[\]]/g, '\\$&');
