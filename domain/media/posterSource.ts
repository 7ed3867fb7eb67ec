/** Sources of posters: `posters/{kind}/{id}[.evening][.{shape}[.{locale}]].svg`. */
import type { Shape } from './poster.ts';

/** Whether a source is a poster, which exists in every shape. */
export const isPosterSource = (src: string): boolean => parsePosterSource(src) !== undefined;

/** The source of a poster in another shape; photographs are returned unchanged. */
export function shaped(src: string, shape: Shape): string {
  return shape === 'card' ? src : src.replace(/^(posters\/.*)\.svg$/, `$1.${shape}.svg`);
}

/**
 * The source of a poster in the evening, for dark pages. Posters of pages, towns and themes have one;
 * in those of places, events and texts the time of day may be part of what they show.
 */
export function eveningSource(src: string): string | undefined {
  const [, name] = /^(posters\/(?:pages|cities|tags)\/.*)\.svg$/.exec(src) ?? [];
  return name && `${name}.evening.svg`;
}

/** The source of a poster for link previews, with its title in a language. */
export function shared(src: string, locale: string): string {
  return src.replace(/^(posters\/.*)\.svg$/, `$1.share.${locale}.svg`);
}

interface PosterSource {
  kind: string;
  id: string;
  evening: boolean;
  shape: Shape;
  locale: string | undefined;
}

/** The parts of a poster's source; undefined for other sources. */
export function parsePosterSource(src: string): PosterSource | undefined {
  const [, kind, id, evening, shape = 'card', locale] =
    /^posters\/([a-z]+)\/([a-z0-9-]+)(\.evening)?(?:\.(wide|band|tall|share)(?:\.([a-z]{2}))?)?\.svg$/.exec(
      src,
    ) ?? [];
  if (!kind || !id) return undefined;
  return { kind, id, evening: evening !== undefined, shape: shape as Shape, locale };
}

/** The source of an entry's picture: its first photograph, otherwise its poster. */
export function pictureSource(
  kind: string,
  { _id, media = [] }: { _id: string; media?: readonly { url: string }[] | undefined },
): string {
  return media[0]?.url ?? `posters/${kind}/${_id}.svg`;
}
