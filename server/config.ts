import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import { LOCALES } from '../domain/locale.ts';
import { ROUTING_KINDS } from './routing/services.ts';

const Port = z.coerce.number().int().min(0).max(65_535);
const Flag = z.stringbool().default(false);
const Bytes = z.coerce.number().int().positive();
const Count = z.coerce.number().int().min(1).max(256);
const OptionalAddress = z.url().optional();

/** A service that we ask of our own accord; `off` asks none. */
const Service = (address: string) =>
  z
    .union([z.literal('off').transform(() => undefined), z.url({ protocol: /^https?$/ })])
    .default(address);

/** `Name=https://…; Other=https://…` as a list. */
const Partners = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(';')
      .filter((part) => part.trim() !== '')
      .map((part) => {
        const at = part.indexOf('=');
        return { name: part.slice(0, at).trim(), href: part.slice(at + 1).trim() };
      }),
  )
  .pipe(z.array(z.object({ name: z.string().min(1), href: z.url() })));

/** Every variable that the process reads, with a default that runs; listed in the README. */
const Environment = z
  .object({
    HOST: z.string().default('127.0.0.1').describe('address to listen on'),
    PORT: Port.default(3000),
    SITE_URL: z
      .url()
      .default('http://localhost:3000')
      .describe('the public address, for canonical links'),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address')
      .optional()
      .describe('PostgreSQL server; without it the embedded database in DATA_DIR'),
    WEB_CONCURRENCY: z
      .union([z.literal('auto').transform(() => availableParallelism()), Count])
      .default(1)
      .describe('processes behind the one port, on PostgreSQL; auto is one for each core'),
    DRAIN_SECONDS: z.coerce
      .number()
      .min(0)
      .max(300)
      .optional()
      .describe('after SIGTERM, before the listener closes; for load balancers to turn elsewhere'),
    DATA_DIR: z.string().default('data').describe('folder of the embedded database and of caches'),
    CONTENT_DIR: z.string().default('content').describe('what an empty database is seeded from'),
    IMAGE_CDN: OptionalAddress.describe('image service; without it the embedded one'),
    IMAGE_CACHE_BYTES: Bytes.default(256 * 1024 * 1024),
    PAGE_CACHE_BYTES: Bytes.default(128 * 1024 * 1024),
    TRUSTED_PROXY: Flag.describe('believe X-Forwarded-For and the country header'),
    COUNTRY_HEADER: z.string().default('cf-ipcountry').describe('header of the trusted proxy'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    ROUTING_URL: OptionalAddress.describe('routing service; without it travel times are estimated'),
    ROUTING_KIND: z.enum(ROUTING_KINDS).default('osrm'),
    WEATHER_URL: Service('https://api.open-meteo.com').describe(
      'forecasts, in the manner of Open-Meteo',
    ),
    RATES_URL: Service('https://open.er-api.com/v6/latest/MAD').describe(
      'what the dirham is worth',
    ),
    INDEXNOW_KEY: z
      .string()
      .regex(/^[a-zA-Z0-9-]{8,128}$/, 'must be 8 to 128 letters, digits and hyphens')
      .optional()
      .describe('tells search engines of changed pages; told to nobody without it'),
    INDEXNOW_URL: z.url({ protocol: /^https?$/ }).default('https://api.indexnow.org/indexnow'),
    ITINERARY_URL: OptionalAddress.describe('"my itinerary"; without it our own page'),
    INSPIRE_URL: OptionalAddress.describe('"inspire me"; without it our own page'),
    MAP_STYLE_URL: OptionalAddress.describe('style of a map service; without it our own map'),
    MAP_ACCESS_TOKEN: z.string().optional().describe('what that service wants to be asked with'),
    MAP_RTL_PLUGIN_URL: OptionalAddress.describe(
      'for Arabic labels, in place of what MapLibre does',
    ),
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\//, 'must be an smtp:// or smtps:// address')
      .optional()
      .describe('the mail server, with name and password; without it mails become files'),
    MAIL_FROM: z.email().optional().describe('sender of all mails'),
    COUNCIL_EMAIL: z.email().optional().describe('who gets what visitors send'),
    COUNCIL_LOCALE: z
      .enum(LOCALES)
      .default('fr')
      .describe('the language in which the council reads'),
    ANALYTICS_URL: OptionalAddress.describe(
      'a Matomo server that is told of views; none without it',
    ),
    ANALYTICS_SITE_ID: z.coerce.number().int().positive().optional().describe('its number for us'),
    STATISTICS_TOKEN: z.string().min(16).optional().describe('shows the sums of views at /api/bi'),
    CONTACT_EMAIL: z.email().optional(),
    CONTACT_PHONE: z.string().optional(),
    FACEBOOK_URL: OptionalAddress,
    INSTAGRAM_URL: OptionalAddress,
    YOUTUBE_URL: OptionalAddress,
    APP_STORE_URL: OptionalAddress,
    GOOGLE_PLAY_URL: OptionalAddress,
    AGENCY_URL: OptionalAddress.describe('who made the site, linked in the footer'),
    PARTNERS: Partners.describe('names and addresses: Name=https://…, parted by semicolons'),
  })
  .refine((read) => read.WEB_CONCURRENCY === 1 || read.DATABASE_URL, {
    path: ['WEB_CONCURRENCY'],
    message: 'the embedded database has one process alone; several need DATABASE_URL',
  });

export type Config = ReturnType<typeof readConfig>;

/** Reads the configuration; throws one error that names every wrong variable. */
export function readConfig(env: Record<string, string | undefined> = process.env) {
  // An empty variable is a variable that is not set: compose files and shells leave such behind.
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = Environment.safeParse(set);
  if (!result.success) {
    const wrong = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The configuration is wrong: ${wrong.join('; ')}`);
  }
  const read = result.data;
  const mailFrom = read.MAIL_FROM ?? `no-reply@${new URL(read.SITE_URL).hostname}`;
  return {
    host: read.HOST,
    port: read.PORT,
    databaseUrl: read.DATABASE_URL,
    processes: read.WEB_CONCURRENCY,
    /** The embedded database has one process alone: there is nowhere to turn to. */
    drainSeconds: read.DRAIN_SECONDS ?? (read.DATABASE_URL ? 2 : 0),
    dataDir: resolve(read.DATA_DIR),
    contentDir: resolve(read.CONTENT_DIR),
    imageCacheBytes: read.IMAGE_CACHE_BYTES,
    pageCacheBytes: read.PAGE_CACHE_BYTES,
    trustedProxy: read.TRUSTED_PROXY,
    countryHeader: read.COUNTRY_HEADER,
    logLevel: read.LOG_LEVEL,
    routing: read.ROUTING_URL
      ? { url: read.ROUTING_URL.replace(/\/$/, ''), kind: read.ROUTING_KIND }
      : undefined,
    mail: {
      /** A secret: it holds the password. */
      smtpUrl: read.SMTP_URL,
      from: mailFrom,
      council: read.COUNCIL_EMAIL ?? read.CONTACT_EMAIL ?? mailFrom,
      councilLocale: read.COUNCIL_LOCALE,
    },
    statisticsToken: read.STATISTICS_TOKEN,
    weatherUrl: read.WEATHER_URL?.replace(/\/$/, ''),
    ratesUrl: read.RATES_URL,
    indexNow: read.INDEXNOW_KEY ? { key: read.INDEXNOW_KEY, url: read.INDEXNOW_URL } : undefined,
    /** What the pages are told. */
    site: {
      url: read.SITE_URL.replace(/\/$/, ''),
      imageCdn: read.IMAGE_CDN,
      /** Whether a routing service knows real ways. */
      routing: read.ROUTING_URL !== undefined,
      itineraryUrl: read.ITINERARY_URL,
      inspireUrl: read.INSPIRE_URL,
      map: {
        styleUrl: read.MAP_STYLE_URL,
        accessToken: read.MAP_ACCESS_TOKEN,
        rtlPluginUrl: read.MAP_RTL_PLUGIN_URL,
      },
      // Both or none: an address alone would be told of nobody's views.
      analytics:
        read.ANALYTICS_URL && read.ANALYTICS_SITE_ID
          ? { url: read.ANALYTICS_URL.replace(/\/$/, ''), siteId: read.ANALYTICS_SITE_ID }
          : undefined,
      email: read.CONTACT_EMAIL,
      phone: read.CONTACT_PHONE,
      facebook: read.FACEBOOK_URL,
      instagram: read.INSTAGRAM_URL,
      youtube: read.YOUTUBE_URL,
      appStore: read.APP_STORE_URL,
      googlePlay: read.GOOGLE_PLAY_URL,
      agency: read.AGENCY_URL,
      partners: read.PARTNERS,
    },
  };
}
