/** Sources of posters: `posters/{kind}/{id}[.{shape}[.{locale}]].svg`. */
import type { Shape } from './poster.ts';

/** Whether a source is a poster, which exists in every shape. */
export const isPosterSource = (src: string): boolean => parsePosterSource(src) !== undefined;

/** The source of a poster in another shape; photographs are returned unchanged. */
export function shaped(src: string, shape: Shape): string {
  return shape === 'card' ? src : src.replace(/^(posters\/.*)\.svg$/, `$1.${shape}.svg`);
}

/** The source of a poster for link previews, with its title in a language. */
export function shared(src: string, locale: string): string {
  return src.replace(/^(posters\/.*)\.svg$/, `$1.share.${locale}.svg`);
}

/** The parts of a poster's source; undefined for other sources. */
export function parsePosterSource(
  src: string,
): { kind: string; id: string; shape: Shape; locale: string | undefined } | undefined {
  const [, kind, id, shape = 'card', locale] =
    /^posters\/([a-z]+)\/([a-z0-9-]+)(?:\.(wide|tall|share)(?:\.([a-z]{2}))?)?\.svg$/.exec(src) ??
    [];
  return kind && id ? { kind, id, shape: shape as Shape, locale } : undefined;
}

/** The source of an entry's picture: its first photograph, otherwise its poster. */
export function pictureSource(
  kind: string,
  { _id, media = [] }: { _id: string; media?: readonly { url: string }[] | undefined },
): string {
  return media[0]?.url ?? `posters/${kind}/${_id}.svg`;
}
