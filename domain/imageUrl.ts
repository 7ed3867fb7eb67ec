/** The fixed ladder of widths that pictures are made in, in pixels. */
export const IMAGE_WIDTHS = [160, 320, 480, 640, 800, 1200, 1600] as const;

/** The formats, named as section 3 names them. */
export const IMAGE_FORMATS = ['f_jpg', 'f_webp', 'f_avif', 'f_png'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

export type ImageWidth = `w_${number}`;

/** What is shown where an entry has no picture, or its picture is lost. */
export const PLACEHOLDER = 'posters/site/placeholder.svg';

/**
 * Section 3: a stored picture's address, rewritten to an image service with width and format.
 * `service` is the address of a CDN that takes `{width},{format}/{src}`, or of the embedded service.
 */
export function imageUrl(
  src: string,
  {
    width = 'w_800',
    format = 'f_jpg',
    service = '/img',
  }: { width?: ImageWidth; format?: ImageFormat; service?: string } = {},
): string {
  // A whole address becomes one segment; a path below the media folder keeps its slashes.
  const path = /^https?:\/\//.test(src)
    ? encodeURIComponent(src)
    : src.split('/').map(encodeURIComponent).join('/');
  return `${service}/${width},${format}/${path}`;
}
