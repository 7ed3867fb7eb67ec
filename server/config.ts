import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import { Settings, type SettingsOverrides } from '../domain/content/settings.ts';
import { LOCALES } from '../domain/locale.ts';
import {
  Address,
  AddressOf,
  Bytes,
  Centre,
  Count,
  Flag,
  OptionalAddress,
  Origin,
  Partners,
  Port,
  Service,
} from './configValues.ts';
import { ROUTING_KINDS } from './integrations/routing/routingServices.ts';

/**
 * All environment variables of the server, with defaults that work; listed in the README. After a change
 * run `npm run config`, which writes `.env.example`.
 */
export const Environment = z
  .object({
    HOST: z.string().default('127.0.0.1').describe('address to listen on'),
    PORT: Port.default(3000).describe('port to listen on; 0 is any free port'),
    SITE_URL: Origin.optional().describe(
      'public address of the site; http://localhost and the port without it',
    ),
    DATABASE_URL: AddressOf('postgres', 'postgresql')
      .optional()
      .describe('PostgreSQL server; without it the embedded database in DATA_DIR'),
    WEB_CONCURRENCY: z
      .union([z.literal('auto').transform(() => availableParallelism()), Count])
      .default(1)
      .describe('processes behind one port, needs DATABASE_URL; auto is one per core'),
    DRAIN_SECONDS: z.coerce
      .number()
      .min(0)
      .max(300)
      .optional()
      .describe(
        'time between SIGTERM and closing the listener, for load balancers; 2 with DATABASE_URL, else 0',
      ),
    DATA_DIR: z
      .string()
      .default('data')
      .describe('folder of the embedded database, uploads and caches'),
    DISK_RESERVE_BYTES: z.coerce
      .number()
      .int()
      .nonnegative()
      .default(64 * 1024 * 1024)
      .describe('with less free disk space the embedded database rejects writes'),
    CONTENT_DIR: z
      .string()
      .default('content')
      .describe('folder from which an empty database is seeded'),
    IMAGE_CDN: OptionalAddress.describe('image service; without it the embedded one'),
    IMAGE_CACHE_BYTES: Bytes.default(256 * 1024 * 1024).describe('size of the image cache on disk'),
    PAGE_CACHE_BYTES: Bytes.default(128 * 1024 * 1024).describe(
      'size of the page cache in the memory of each process',
    ),
    TRUSTED_PROXY: Flag.describe('trust X-Forwarded-For and the country header'),
    COUNTRY_HEADER: z
      .string()
      .default('cf-ipcountry')
      .describe("header in which the trusted proxy sends the visitor's country"),
    GEOIP_DB: z
      .string()
      .optional()
      .describe('.mmdb file (MaxMind, DB-IP) with the countries of network addresses'),
    GEOIP_URL: z
      .string()
      .regex(/^https?:\/\/.*\{ip\}/, 'must be an http(s) address that holds {ip}')
      .optional()
      .describe('service for the country of a network address, which it receives as {ip}'),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
      .default('info')
      .describe('fatal, error, warn, info, debug or silent'),
    ROUTING_URL: OptionalAddress.describe(
      'routing service; without it travel times are estimated and lines on maps are straight',
    ),
    ROUTING_KIND: z
      .enum(ROUTING_KINDS)
      .default('osrm')
      .describe(`API of the routing service: ${ROUTING_KINDS.join(' or ')}`),
    WEATHER_URL: Service('https://api.open-meteo.com').describe(
      'weather service with the API of Open-Meteo, or off',
    ),
    RATES_URL: Service('https://open.er-api.com/v6/latest/MAD').describe(
      'exchange rates of the dirham, or off',
    ),
    MAP_TILES: z
      .string()
      .optional()
      .describe('file with map tiles; map/region.mbtiles or .pmtiles in DATA_DIR without it'),
    TILES_URL: Service('https://tiles.openfreemap.org/planet').describe(
      'TileJSON of a service with map tiles in the OpenMapTiles schema, used without a file; or off',
    ),
    TILES_CACHE_BYTES: Bytes.default(256 * 1024 * 1024).describe(
      'size of the cache on disk for tiles of the service',
    ),
    INDEXNOW_KEY: z
      .string()
      .regex(/^[a-zA-Z0-9-]{8,128}$/, 'must be 8 to 128 letters, digits and hyphens')
      .optional()
      .describe('enables the notification of search engines about changed pages'),
    INDEXNOW_URL: Address.default('https://api.indexnow.org/indexnow').describe(
      'address of the IndexNow service',
    ),
    ITINERARY_URL: OptionalAddress.describe('target of "my itinerary"; without it our own page'),
    INSPIRE_URL: OptionalAddress.describe('target of "inspire me"; without it our own page'),
    MAP_STYLE_URL: OptionalAddress.describe('style of a map service; without it our own map'),
    MAP_ACCESS_TOKEN: z.string().optional().describe('access token of the map service'),
    MAP_RTL_PLUGIN_URL: OptionalAddress.describe(
      "plug-in for Arabic labels; without it MapLibre's own shaping",
    ),
    SMTP_URL: AddressOf('smtp', 'smtps')
      .optional()
      .describe('mail server, smtps://name:password@host; without it files in DATA_DIR/outbox'),
    MAIL_FROM: z
      .email()
      .optional()
      .describe('sender of all e-mails; no-reply@ and the host of SITE_URL without it'),
    COUNCIL_EMAIL: z
      .email()
      .optional()
      .describe('recipient of submitted forms; the e-mail address of the settings without it'),
    COUNCIL_LOCALE: z.enum(LOCALES).default('fr').describe('language of e-mails to the council'),
    ANALYTICS_URL: OptionalAddress.describe('Matomo server that counts views'),
    ANALYTICS_SITE_ID: z.coerce
      .number()
      .int()
      .positive()
      .optional()
      .describe('id of the site on the Matomo server'),
    STATISTICS_TOKEN: z
      .string()
      .min(16)
      .optional()
      .describe('token that opens the sums of views at /api/bi'),
    CONTACT_EMAIL: z.email().optional().describe('public e-mail address'),
    CONTACT_PHONE: Settings.shape.contact.unwrap().shape.phone.describe('public phone number'),
    FACEBOOK_URL: OptionalAddress.describe('page on Facebook'),
    INSTAGRAM_URL: OptionalAddress.describe('page on Instagram'),
    YOUTUBE_URL: OptionalAddress.describe('channel on YouTube'),
    APP_STORE_URL: OptionalAddress.describe('app in the App Store'),
    GOOGLE_PLAY_URL: OptionalAddress.describe('app on Google Play'),
    AGENCY_NAME: z.string().optional().describe('agency that built the site, for the footer'),
    AGENCY_URL: OptionalAddress.describe("the agency's site"),
    CONTACT_PATH: Settings.shape.contact
      .unwrap()
      .shape.path.removeDefault()
      .optional()
      .describe('path of the contact page'),
    REGION_CODE: Settings.shape.regionCode
      .removeDefault()
      .optional()
      .describe('ISO 3166-2 code of the region'),
    MAP_CENTRE: Centre.describe('centre of a map without points: longitude,latitude'),
    PARTNERS: Partners.describe('partners in the footer: Name=https://…; Other=https://…'),
  })
  .refine((env) => env.WEB_CONCURRENCY === 1 || env.DATABASE_URL, {
    path: ['WEB_CONCURRENCY'],
    message: 'the embedded database has one process only; several need DATABASE_URL',
  });

export type Config = ReturnType<typeof readConfig>;

/** Settings of the content that the environment replaces. */
function settingsOverrides(env: z.infer<typeof Environment>): SettingsOverrides {
  return defined({
    social: defined({
      facebook: env.FACEBOOK_URL,
      instagram: env.INSTAGRAM_URL,
      youtube: env.YOUTUBE_URL,
    }),
    stores: defined({ appStore: env.APP_STORE_URL, googlePlay: env.GOOGLE_PLAY_URL }),
    contact: defined({
      email: env.CONTACT_EMAIL,
      phone: env.CONTACT_PHONE,
      path: env.CONTACT_PATH,
    }),
    // The content's logo is of another agency.
    agency: defined({
      name: env.AGENCY_NAME,
      url: env.AGENCY_URL,
      ...(env.AGENCY_NAME && { logo: '' }),
    }),
    partners: env.PARTNERS,
    regionCode: env.REGION_CODE,
    mapCentre: env.MAP_CENTRE,
  });
}

/** Without the properties that are undefined. */
const defined = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

/** Parses the configuration; throws one error that names every invalid variable. */
export function readConfig(env: Record<string, string | undefined> = process.env) {
  // Compose files and shells set empty variables.
  const nonEmpty = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = Environment.safeParse(nonEmpty);
  if (!result.success) {
    const problems = result.error.issues.map(
      (issue) => `${issue.path.join('.')}: ${issue.message}`,
    );
    throw new Error(`Invalid configuration: ${problems.join('; ')}`);
  }
  const values = result.data;
  const siteUrl = values.SITE_URL ?? `http://localhost:${values.PORT || 3000}`;
  const mailFrom = values.MAIL_FROM ?? `no-reply@${new URL(siteUrl).hostname}`;
  return {
    host: values.HOST,
    port: values.PORT,
    databaseUrl: values.DATABASE_URL,
    processes: values.WEB_CONCURRENCY,
    /** The embedded database has one process: no other takes the requests meanwhile. */
    drainSeconds: values.DRAIN_SECONDS ?? (values.DATABASE_URL ? 2 : 0),
    dataDir: resolve(values.DATA_DIR),
    diskReserveBytes: values.DISK_RESERVE_BYTES,
    contentDir: resolve(values.CONTENT_DIR),
    imageCacheBytes: values.IMAGE_CACHE_BYTES,
    pageCacheBytes: values.PAGE_CACHE_BYTES,
    trustedProxy: values.TRUSTED_PROXY,
    countryHeader: values.COUNTRY_HEADER,
    /** Finds a visitor's country where no trusted proxy sends it. */
    geoIp: { database: values.GEOIP_DB && resolve(values.GEOIP_DB), url: values.GEOIP_URL },
    logLevel: values.LOG_LEVEL,
    routing: values.ROUTING_URL
      ? { url: values.ROUTING_URL.replace(/\/$/, ''), kind: values.ROUTING_KIND }
      : undefined,
    mail: {
      /** Secret: contains the password. */
      smtpUrl: values.SMTP_URL,
      from: mailFrom,
      /** Defaults to the e-mail address of the settings, then to the sender of all e-mails. */
      council: values.COUNCIL_EMAIL,
      councilLocale: values.COUNCIL_LOCALE,
    },
    statisticsToken: values.STATISTICS_TOKEN,
    weatherUrl: values.WEATHER_URL?.replace(/\/$/, ''),
    ratesUrl: values.RATES_URL,
    mapTiles: {
      file: values.MAP_TILES && resolve(values.MAP_TILES),
      url: values.TILES_URL,
      cacheBytes: values.TILES_CACHE_BYTES,
    },
    indexNow: values.INDEXNOW_KEY
      ? { key: values.INDEXNOW_KEY, url: values.INDEXNOW_URL }
      : undefined,
    /** What pages get. */
    site: {
      url: siteUrl,
      imageCdn: values.IMAGE_CDN,
      /** Whether a routing service is configured. */
      routing: values.ROUTING_URL !== undefined,
      itineraryUrl: values.ITINERARY_URL,
      inspireUrl: values.INSPIRE_URL,
      map: {
        styleUrl: values.MAP_STYLE_URL,
        accessToken: values.MAP_ACCESS_TOKEN,
        rtlPluginUrl: values.MAP_RTL_PLUGIN_URL,
      },
      // Matomo needs both.
      analytics:
        values.ANALYTICS_URL && values.ANALYTICS_SITE_ID
          ? { url: values.ANALYTICS_URL.replace(/\/$/, ''), siteId: values.ANALYTICS_SITE_ID }
          : undefined,
    },
    /** Replaces settings of the content. */
    settings: settingsOverrides(values),
  };
}
