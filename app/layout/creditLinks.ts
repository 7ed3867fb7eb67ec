import type { Settings } from '../../domain/content/settings.ts';
import type { Locale } from '../../domain/locale.ts';
import { imageUrl } from '../../domain/media/imageUrl.ts';
import { type LocalizedString, localize } from '../i18n/localize.tsx';

/** A partner or the agency: name, address, and its logo as the address of a picture. */
export interface Credit {
  name: LocalizedString;
  url?: string | undefined;
  logo?: string | undefined;
}

export interface Credits {
  partners: Credit[];
  stores: Settings['stores'];
  agency?: Credit;
}

/**
 * Partners, app stores and agency in one language; undefined if none is set.
 *
 * @param imageService address of an image service; without it our own
 */
export function creditLinks(
  { partners, stores, agency }: Settings,
  locale: Locale,
  imageService?: string,
): Credits | undefined {
  const logoUrl = (logo?: string) =>
    logo && imageUrl(logo, { width: 'w_480', format: 'f_webp', service: imageService });
  const { name, url, logo } = agency;
  if (partners.length === 0 && !stores.appStore && !stores.googlePlay && !name) return undefined;
  return {
    partners: partners.map((partner) => ({
      name: localize(partner.name, locale),
      url: partner.url,
      logo: logoUrl(partner.logo),
    })),
    stores,
    ...(name && { agency: { name: { text: name }, url, logo: logoUrl(logo) } }),
  };
}
