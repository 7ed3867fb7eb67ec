/** `/api/open-data`: all public content, as JSON and on the map, for whoever wants to use it. */
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import type { Catalogue } from '../../domain/catalogue.ts';
import { PLACED_KINDS, type PlacedKind, whereabouts } from '../../domain/geoJson.ts';
import { type AnyEntry, isKind, KIND_NAMES, type Kind } from '../../domain/kinds.ts';
import { LICENCE } from '../../domain/licence.ts';
import { latest, publicPages } from '../../domain/publicPages.ts';
import { type Answer, KeptAnswers, makeAnswer, send } from '../answers.ts';
import type { LiveCatalogue } from '../catalogue/live.ts';
import { LIST_HEADERS } from './listHeaders.ts';
import { problem } from './problem.ts';

/** All files of one version are about 5 MB. */
const KEPT_BYTES = 32 * 1024 * 1024;

const FORMATS = { json: 'application/json', geojson: 'application/geo+json' } as const;
type Format = keyof typeof FORMATS;

export function openDataRoutes(live: LiveCatalogue, siteUrl: string) {
  const routes = new Hono<{ Bindings: HttpBindings }>();
  const kept = new KeptAnswers(KEPT_BYTES);

  routes.get('/:file?', async (context) => {
    const file = context.req.param('file') ?? '';
    const catalogue = live.current();
    const make = makerOf(file, catalogue, `${siteUrl}/api/open-data`, siteUrl);
    if (!make) return problem(context, 404, 'There are no such data; see /api/open-data.');
    const answer = await kept.get(file, catalogue.version, async () => make());
    await send(context.env.incoming, context.env.outgoing, answer);
    return RESPONSE_ALREADY_SENT;
  });
  routes.all('/:file?', (context) => {
    context.header('Allow', 'GET, HEAD');
    return problem(context, 405, 'Data answer GET and HEAD.');
  });
  return routes;
}

/** What makes a file; nothing for one that there is not. */
function makerOf(
  file: string,
  catalogue: Catalogue,
  here: string,
  siteUrl: string,
): (() => Answer) | undefined {
  if (file === '')
    return () => answer('application/ld+json', dataCatalogue(catalogue, here, siteUrl));
  const [kind = '', format = ''] = file.split('.', 2);
  if (!isKind(kind) || file !== `${kind}.${format}`) return undefined;
  if (format === 'json') return () => answer(FORMATS.json, asJson(kind, catalogue, siteUrl));
  if (format === 'geojson' && isPlaced(kind)) {
    return () => answer(FORMATS.geojson, asGeoJson(kind, catalogue, siteUrl));
  }
  return undefined;
}

const answer = (type: string, body: object) =>
  makeAnswer(200, { ...LIST_HEADERS, 'content-type': type }, Buffer.from(JSON.stringify(body)));

const isPlaced = (kind: Kind): kind is PlacedKind =>
  (PLACED_KINDS as readonly string[]).includes(kind);

/** The index, which is a catalogue of schema.org too, so that searches for data can read it. */
function dataCatalogue(catalogue: Catalogue, here: string, siteUrl: string) {
  const about = {
    license: LICENCE.url,
    creditText: [LICENCE.attribution, ...LICENCE.credits.map(({ name }) => name)].join('; '),
    usageInfo: `${siteUrl}/en/terms`,
    version: String(catalogue.version),
    isAccessibleForFree: true,
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'DataCatalog',
    name: 'Fes-Meknes open data',
    description: `Public content of the tourism website of the Fes-Meknes region of Morocco, in four languages. The licence covers: ${LICENCE.covers} What has "sample": true is an example.`,
    url: here,
    ...about,
    dateModified: updatedOf(KIND_NAMES, catalogue)?.toISOString(),
    dataset: KIND_NAMES.map((kind) => ({
      '@type': 'Dataset',
      name: kind,
      description: `${entriesOf(kind, catalogue).length} ${kind} of the Fes-Meknes region`,
      ...about,
      dateModified: updatedOf([kind], catalogue)?.toISOString(),
      distribution: formatsOf(kind).map((format) => ({
        '@type': 'DataDownload',
        encodingFormat: FORMATS[format],
        contentUrl: `${here}/${kind}.${format}`,
      })),
    })),
  };
}

const formatsOf = (kind: Kind): Format[] => (isPlaced(kind) ? ['json', 'geojson'] : ['json']);

function asJson(kind: Kind, catalogue: Catalogue, siteUrl: string) {
  return { ...headOf(kind, catalogue), data: recordsOf(kind, catalogue, siteUrl) };
}

/** RFC 7946; what is said of the whole stands beside the features, as that allows. */
function asGeoJson(kind: PlacedKind, catalogue: Catalogue, siteUrl: string) {
  const records = recordsOf(kind, catalogue, siteUrl);
  return {
    type: 'FeatureCollection',
    ...headOf(kind, catalogue),
    features: entriesOf(kind, catalogue).map((entry, index) => {
      const { geometry, located } = whereabouts(entry, catalogue);
      const { coordinates, ...properties } = records[index] as { coordinates?: object };
      const confidence = (coordinates as { confidence?: string } | undefined)?.confidence;
      return {
        type: 'Feature',
        id: entry._id,
        geometry,
        properties: { ...properties, located, ...(confidence && { confidence }) },
      };
    }),
  };
}

const headOf = (kind: Kind, catalogue: Catalogue) => ({
  license: LICENCE.url,
  covers: LICENCE.covers,
  attribution: LICENCE.attribution,
  credits: LICENCE.credits,
  version: catalogue.version,
  updated: updatedOf([kind], catalogue)?.toISOString(),
  kind,
});

/** Deals are places of this kind, as they are stored. */
const entriesOf = (kind: Kind, catalogue: Catalogue): readonly AnyEntry[] =>
  kind === 'places' ? [...catalogue.places.all, ...catalogue.deals.all] : catalogue[kind].all;

/** Entries as they are, with their moments and the addresses of their pages by language. */
function recordsOf(kind: Kind, catalogue: Catalogue, siteUrl: string): object[] {
  const pages = new Map(
    publicPages(catalogue).flatMap((page) => (page.kind === kind ? [[page.id, page]] : [])),
  );
  return entriesOf(kind, catalogue).map((entry) => {
    const page = pages.get(entry._id);
    const addresses = page?.locales.map((locale) => [locale, `${siteUrl}/${locale}${page.path}`]);
    return {
      ...entry,
      ...catalogue.moments(kind, entry._id),
      ...(addresses && { pages: Object.fromEntries(addresses) }),
    };
  });
}

function updatedOf(kinds: readonly Kind[], catalogue: Catalogue): Date | undefined {
  return latest(
    kinds.flatMap((kind) =>
      entriesOf(kind, catalogue).map(({ _id }) => catalogue.moments(kind, _id)?.updated),
    ),
  );
}
