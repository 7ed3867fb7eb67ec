import { readFile } from 'node:fs/promises';
import { BlockList, isIP } from 'node:net';
import { LRUCache } from 'lru-cache';
import { Reader, type Response } from 'maxmind';
import { COUNTRIES } from '../../../domain/format/countries.ts';
import type { Config } from '../../config.ts';
import type { Log } from '../../log.ts';
import { readJson } from '../staleCache.ts';

export interface CountryLookup {
  /**
   * Returns the country of a network address as ISO 3166-1 alpha-2, or undefined if unknown. Never
   * fails.
   */
  find(ip: string): Promise<string | undefined>;
}

/** Timeout of the service in ms. A country is optional. */
const TIMEOUT = 1500;
/** Pause after a failure of the service, in ms. */
const PAUSE = 30_000;
/** Number and lifetime (ms) of cached countries. They are kept in memory only. */
const CACHE = { max: 1000, ttl: 3_600_000 };

/** Loopback and private addresses, which no service knows. */
const LOCAL = new BlockList();
for (const [address, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  LOCAL.addSubnet(address, prefix);
}
LOCAL.addAddress('::1', 'ipv6');
LOCAL.addSubnet('fc00::', 7, 'ipv6');
LOCAL.addSubnet('fe80::', 10, 'ipv6');

/**
 * Looks countries up in the database file of `GEOIP_DB`, else asks the service of `GEOIP_URL`. A
 * missing or broken file is logged once, and only the service is used.
 */
export async function countryLookup(
  { geoIp }: Pick<Config, 'geoIp'>,
  log: Log,
): Promise<CountryLookup> {
  const database = geoIp.database ? await openDatabase(geoIp.database, log) : undefined;
  const ask = geoIp.url ? serviceLookup(geoIp.url) : undefined;
  return {
    async find(ip) {
      const address = ip.replace(/^::ffff:(?=\d+\.)/, '');
      const version = isIP(address);
      if (!version || LOCAL.check(address, `ipv${version as 4 | 6}`)) return undefined;
      return database?.(address) ?? (await ask?.(address));
    },
  };
}

async function openDatabase(file: string, log: Log) {
  try {
    const reader = new Reader<Response>(await readFile(file));
    // Such a file would answer for an IPv6 address with the country of its first 32 bits.
    const hasIpv6 = reader.metadata.ipVersion === 6;
    if (!hasIpv6) log.warn({ file }, 'GEOIP_DB knows no IPv6 addresses: their country is unknown');
    return (address: string): string | undefined => {
      if (!hasIpv6 && isIP(address) === 6) return undefined;
      try {
        return countryIn(reader.get(address));
      } catch {
        return undefined;
      }
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log.warn({ file, reason }, 'GEOIP_DB cannot be read, so it tells no countries');
    return undefined;
  }
}

/** @param url template with `{ip}` for the address */
function serviceLookup(url: string) {
  const cache = new LRUCache<string, { country: string | undefined }>(CACHE);
  let pausedUntil = 0;
  return async (address: string): Promise<string | undefined> => {
    const known = cache.get(address);
    if (known || performance.now() < pausedUntil) return known?.country;
    try {
      const signal = AbortSignal.timeout(TIMEOUT);
      const requestUrl = url.replaceAll('{ip}', encodeURIComponent(address));
      const country = countryIn(
        await readJson(await fetch(requestUrl, { signal, redirect: 'error' })),
      );
      cache.set(address, { country });
      return country;
    } catch {
      pausedUntil = performance.now() + PAUSE;
      return undefined;
    }
  };
}

/**
 * Reads the country from the formats of databases and services: `{country: 'DE'}`, `country_code`,
 * `countryCode`, or `{country: {iso_code: 'DE'}}` of MaxMind and DB-IP.
 */
export function countryIn(record: unknown): string | undefined {
  const { country, country_code, countryCode } = Object(record) as Record<string, unknown>;
  const { iso_code } = Object(country) as { iso_code?: unknown };
  return [iso_code, country_code, countryCode, country].map(countryCodeIn).find(Boolean);
}

/** A valid country code in capitals. Proxies send `XX` for an unknown country. */
export function countryCodeIn(value: unknown): string | undefined {
  const code = typeof value === 'string' ? value.toUpperCase() : '';
  return COUNTRIES.includes(code) ? code : undefined;
}
