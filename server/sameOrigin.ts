import type { Context } from 'hono';

/**
 * Whether a request that changes something may have come from our own pages. Browsers say where it
 * comes from and scripts cannot change that: `Sec-Fetch-Site` over https, `Origin` always. What says
 * neither is no browser, and carries no visitor's cookies that another site could misuse.
 *
 * @param siteUrl the public address; a proxy in front may have changed the `Host`
 */
export function isSameOrigin(context: Context, siteUrl: string): boolean {
  const site = context.req.header('sec-fetch-site');
  if (site) return site === 'same-origin';
  const origin = context.req.header('origin');
  if (!origin) return true;
  if (!URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  return host === context.req.header('host') || origin === new URL(siteUrl).origin;
}
