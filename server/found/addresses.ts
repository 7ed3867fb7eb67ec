import { imageUrl } from '../../domain/imageUrl.ts';
import type { Config } from '../config.ts';

/** What of the configuration makes an address one for the whole world. */
export type SiteAddress = Pick<Config['site'], 'url' | 'imageCdn'>;

/** The whole address of a picture, as large as search engines and readers of feeds show it. */
export function pictureAddress(src: string, { url, imageCdn }: SiteAddress): string {
  const options = { width: 'w_1200' } as const;
  return imageCdn ? imageUrl(src, { ...options, service: imageCdn }) : url + imageUrl(src, options);
}
