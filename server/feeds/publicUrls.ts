import { imageUrl } from '../../domain/media/imageUrl.ts';
import type { Config } from '../config.ts';

/** The configuration that makes an address absolute. */
export type SiteAddress = Pick<Config['site'], 'url' | 'imageCdn'>;

/** Absolute URL of a picture in the size that search engines and feed readers show. */
export function pictureUrl(src: string, { url, imageCdn }: SiteAddress): string {
  const options = { width: 'w_1200' } as const;
  return imageCdn ? imageUrl(src, { ...options, service: imageCdn }) : url + imageUrl(src, options);
}
