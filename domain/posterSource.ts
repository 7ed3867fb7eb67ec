/** Where posters are served from: `posters/{kind}/{id}[.{shape}[.{locale}]].svg`. */
import type { Shape } from './poster.ts';

/** Whether a picture is one of our drawings, which come in every shape. */
export const isPosterSource = (src: string): boolean => parsePosterSource(src) !== undefined;

/** A poster's source in another shape; photographs have one shape only and stay as they are. */
export function shaped(src: string, shape: Shape): string {
  return shape === 'card' ? src : src.replace(/^(posters\/.*)\.svg$/, `$1.${shape}.svg`);
}

/** A poster's source as links are shown with it, its title in the page's language beside it. */
export function shared(src: string, locale: string): string {
  return src.replace(/^(posters\/.*)\.svg$/, `$1.share.${locale}.svg`);
}

/** The parts of a poster's source, or nothing where `src` is none. */
export function parsePosterSource(
  src: string,
): { kind: string; id: string; shape: Shape; locale: string | undefined } | undefined {
  const [, kind, id, shape = 'card', locale] =
    /^posters\/([a-z]+)\/([a-z0-9-]+)(?:\.(wide|tall|share)(?:\.([a-z]{2}))?)?\.svg$/.exec(src) ??
    [];
  return kind && id ? { kind, id, shape: shape as Shape, locale } : undefined;
}

/** The picture of an entry: its own first photograph, else its poster. */
export function pictureSource(
  kind: string,
  { _id, media = [] }: { _id: string; media?: readonly { url: string }[] | undefined },
): string {
  return media[0]?.url ?? `posters/${kind}/${_id}.svg`;
}
