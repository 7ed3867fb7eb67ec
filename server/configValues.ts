/** The kinds of values that environment variables have. */
import { z } from 'zod';
import { Settings } from '../domain/content/settings.ts';

const NO_ORIGIN =
  'must be an address without a path, as https://visit.example or http://localhost:3000';

export const Port = z.coerce.number().int().min(0).max(65_535);
export const Flag = z.stringbool().default(false);
export const Bytes = z.coerce.number().int().positive();
export const Count = z.coerce.number().int().min(1).max(256);
export const Address = z.url({
  protocol: /^https?$/,
  error: 'must be an http:// or https:// address',
});
export const OptionalAddress = Address.optional();

/** The site's own address: pages are at its root, and it is compared with browsers' Origin header. */
export const Origin = z
  .url({ protocol: /^https?$/, error: NO_ORIGIN })
  .refine((address) => /^https?:\/\/[^/?#@\\]+\/?$/i.test(address), NO_ORIGIN)
  .transform((address) => new URL(address).origin);

/** An outside service that is used by default; `off` disables it. */
export const Service = (address: string) =>
  z
    .union([z.literal('off').transform(() => undefined), Address], {
      error: 'must be an http:// or https:// address, or off',
    })
    // A default would replace the undefined of "off" too.
    .prefault(address);

/** An address with one of these schemes. */
export const AddressOf = (...schemes: string[]) =>
  z
    .string()
    .refine(
      (address) => schemes.includes(URL.parse(address)?.protocol.slice(0, -1) ?? ''),
      `must be a ${schemes.map((scheme) => `${scheme}://`).join(' or ')} address`,
    );

/** `Name=https://…; Other=https://…` */
export const Partners = z
  .string()
  .transform((text) =>
    text
      .split(';')
      .filter((part) => part.trim() !== '')
      .map((part) => {
        const at = part.indexOf('=');
        return { name: { en: part.slice(0, at).trim() }, url: part.slice(at + 1).trim() };
      }),
  )
  .pipe(Settings.shape.partners.removeDefault())
  .optional();

/** `longitude,latitude` in degrees, as `-5.01,34.02`. */
export const Centre = z
  .string()
  .transform((text) => text.split(',').map(Number))
  .pipe(z.tuple([z.number(), z.number()], 'must be a point: longitude,latitude'))
  .transform(([longitude, latitude]) => ({ longitude, latitude }))
  .pipe(Settings.shape.mapCentre.removeDefault())
  .optional();
