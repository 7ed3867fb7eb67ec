/** What a tile service says about itself (https://github.com/mapbox/tilejson-spec). */
import { z } from 'zod';
import { MAX_TILE_ZOOM, type TileId } from '../../../domain/map/tiles.ts';

const Zoom = z.number().int().min(0).max(30);

export const ServiceDescription = z.object({
  /** With `{z}`, `{x}` and `{y}`. */
  template: z.string(),
  /** Rows are counted from the south. */
  tms: z.boolean(),
  minZoom: Zoom,
  maxZoom: Zoom,
  /** HTML. */
  attribution: z.string(),
});
export type ServiceDescription = z.infer<typeof ServiceDescription>;

const TileJson = z.object({
  tiles: z.tuple([z.string()], z.unknown()),
  scheme: z.enum(['xyz', 'tms']).default('xyz'),
  minzoom: Zoom.default(0),
  maxzoom: Zoom.default(MAX_TILE_ZOOM),
  attribution: z.string().default(''),
});

/**
 * Converts a TileJSON to our format, which the schema `ServiceDescription` validates.
 *
 * @param url where the TileJSON is from
 * @throws for another format, or addresses that are less safe than `url`
 */
export function readTileJson(url: string, json: unknown): ServiceDescription {
  const { tiles, scheme, minzoom, maxzoom, attribution } = TileJson.parse(json);
  const [first] = tiles;
  // URL.parse would escape the braces of the template.
  const template = /^https?:/i.test(first) ? first : new URL(url).origin + first;
  const { protocol } = new URL(template);
  if (protocol !== 'https:' && protocol !== new URL(url).protocol) {
    throw new Error('the addresses of its tiles are not https');
  }
  for (const name of ['{z}', '{x}', '{y}']) {
    if (!template.includes(name)) throw new Error(`the addresses of its tiles have no ${name}`);
  }
  return {
    template,
    tms: scheme === 'tms',
    minZoom: minzoom,
    maxZoom: Math.min(maxzoom, MAX_TILE_ZOOM),
    attribution,
  };
}

/** The address of a tile at the service. */
export function tileUrl({ template, tms }: ServiceDescription, { z, x, y }: TileId): string {
  const row = tms ? 2 ** z - 1 - y : y;
  return template
    .replaceAll('{z}', String(z))
    .replaceAll('{x}', String(x))
    .replaceAll('{y}', String(row));
}
