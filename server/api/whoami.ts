import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Config } from '../config.ts';

type Proxy = Pick<Config, 'trustedProxy' | 'countryHeader'>;

/**
 * The visitor's address as far as it is known: the connection's, or what a trusted proxy in front
 * says. Anyone can send X-Forwarded-For, so it counts only when a proxy is configured; the proxy
 * appends the address it saw, so the last one is true.
 */
export function clientIp(context: Context, { trustedProxy }: Pick<Config, 'trustedProxy'>): string {
  const forwarded = trustedProxy ? context.req.header('x-forwarded-for') : undefined;
  const seen = forwarded?.split(',').at(-1)?.trim();
  return seen || getConnInfo(context).remote.address || '';
}

/** `GET /api/whoami`: the visitor's address, and the country where a trusted proxy names it. */
export function whoami(context: Context, config: Proxy) {
  const country = config.trustedProxy ? context.req.header(config.countryHeader) : undefined;
  return { ip: clientIp(context, config), ...(country ? { country } : {}) };
}
