/** The settings of the site, which the council edits: one entry, `content/settings/site.yaml`. */
import { z } from 'zod';
import { MAP_CENTRE, REGION_CODE } from '../geo/region.ts';
import {
  EmailAddress,
  LocalizedLine,
  listOf,
  MediaPath,
  MOST_CHARACTERS,
  Phone,
  WebAddress,
} from './fields.ts';
import { PublicHolidays, RamadanPeriod } from './publicHolidays.ts';

/** An optional setting: a key without a value is unknown. */
const open = <T extends z.ZodType>(type: T) =>
  z
    .preprocess((value) => (value === null || value === '' ? undefined : value), type.optional())
    .optional();

/** A logo: a path below the media folder, shown uncropped, at most 40 pixels high. */
const Logo = open(MediaPath);

export const Settings = z.strictObject({
  _id: z.literal('site'),
  social: z
    .strictObject({
      facebook: open(WebAddress),
      instagram: open(WebAddress),
      youtube: open(WebAddress),
    })
    .default({}),
  stores: z.strictObject({ appStore: open(WebAddress), googlePlay: open(WebAddress) }).default({}),
  contact: z
    .strictObject({
      email: open(EmailAddress),
      phone: open(Phone),
      /** Path of the contact page, below the language. */
      path: z
        .string()
        .max(MOST_CHARACTERS.line)
        .regex(/^(\/[a-z0-9-]+)+$/, 'must be a path such as /contact')
        .default('/contact'),
    })
    .default({ path: '/contact' }),
  partners: listOf(z.strictObject({ name: LocalizedLine, url: WebAddress, logo: Logo })).default(
    [],
  ),
  /** The agency that made the site. */
  agency: z
    .strictObject({
      name: open(z.string().trim().max(MOST_CHARACTERS.line)),
      url: open(WebAddress),
      logo: Logo,
    })
    .default({}),
  regionCode: z
    .string()
    .max(6)
    .regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/, 'must be a code of ISO 3166-2')
    .default(REGION_CODE),
  mapCentre: z
    .strictObject({
      longitude: z.number().min(-180).max(180),
      latitude: z.number().min(-90).max(90),
    })
    .default(MAP_CENTRE),
  /** Public holidays of Morocco, by date; a year without entries is unknown. */
  holidays: PublicHolidays.default([]),
  /** Months of Ramadan; a year without an entry is unknown. */
  ramadan: listOf(RamadanPeriod).default([]),
});
export type Settings = z.infer<typeof Settings>;

/** Values of the environment, which override those of the content. */
export type SettingsOverrides = {
  [K in Exclude<keyof Settings, '_id'>]?: Settings[K] extends readonly unknown[]
    ? Settings[K]
    : Partial<Settings[K]>;
};

/** The settings with overrides: objects are merged value by value, lists and plain values replaced. */
export function resolveSettings(
  { settings }: { settings: { get(id: string): Settings | undefined } },
  overrides: SettingsOverrides = {},
): Settings {
  const stored = settings.get('site') ?? Settings.parse({ _id: 'site' });
  const merged = Object.entries(overrides).map(([name, value]) => {
    const before = stored[name as keyof Settings];
    const isSection = typeof value === 'object' && !Array.isArray(value);
    return [name, isSection ? { ...Object(before), ...value } : value];
  });
  return Settings.parse({ ...stored, ...Object.fromEntries(merged) });
}

/** The names of settings without a value, as in the file: `social.facebook`. */
export function emptySettings(settings: Settings): string[] {
  const { social, stores, contact, agency, partners } = settings;
  const sections = {
    social: [social, ['facebook', 'instagram', 'youtube']],
    stores: [stores, ['appStore', 'googlePlay']],
    contact: [contact, ['email', 'phone']],
    agency: [agency, ['name']],
  } as const;
  return [
    ...Object.entries(sections).flatMap(([section, [values, names]]) =>
      names
        .filter((name) => (values as Record<string, unknown>)[name] === undefined)
        .map((name) => `${section}.${name}`),
    ),
    ...(partners.length === 0 ? ['partners'] : []),
  ];
}
