/** The widths in which pictures are served, in pixels. */
export const IMAGE_WIDTHS = [160, 320, 480, 640, 800, 1200, 1600] as const;

/** The formats, named as section 3 names them. */
export const IMAGE_FORMATS = ['f_jpg', 'f_webp', 'f_avif', 'f_png'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

export type ImageWidth = `w_${number}`;

/** The picture of entries without one, and of pictures that cannot be loaded. */
export const PLACEHOLDER = 'posters/site/placeholder.svg';

/**
 * Section 3: the address of a picture at an image service, with width and format. `service` is the
 * address of a CDN with paths of the form `{width},{format}/{src}`, or of the embedded service.
 */
export function imageUrl(
  src: string,
  {
    width = 'w_800',
    format = 'f_jpg',
    service = '/img',
  }: { width?: ImageWidth; format?: ImageFormat; service?: string } = {},
): string {
  // A web address becomes one segment; a path below the media folder keeps its slashes.
  const path = /^https?:\/\//.test(src)
    ? encodeURIComponent(src)
    : src.split('/').map(encodeURIComponent).join('/');
  return `${service}/${width},${format}/${path}`;
}

/** The inverse of `imageUrl`: the source of a picture; other addresses are returned unchanged. */
export function imageSource(url: string): string {
  const [, path] = /\/w_\d+,f_[a-z]+\/([^?#]+)$/.exec(url) ?? [];
  if (path === undefined) return url;
  try {
    return decodeURIComponent(path);
  } catch {
    return url;
  }
}
