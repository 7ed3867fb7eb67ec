import type { SiteConfig } from '../../lib/siteContext.ts';

/**
 * Adds the access token of the configured map service to a URL. Only URLs of the style's own origin
 * get it, so that no other server receives the token.
 */
export function withToken(url: string, config: SiteConfig['map']): string {
  const { styleUrl, accessToken } = config;
  if (!styleUrl || !accessToken) return url;
  const asked = URL.parse(url, styleUrl);
  if (!asked || asked.origin !== new URL(styleUrl).origin) return url;
  if (!asked.searchParams.has('access_token')) {
    asked.searchParams.set('access_token', accessToken);
  }
  return asked.href;
}
