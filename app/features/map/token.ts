import type { SiteConfig } from '../../lib/siteContext.ts';

/**
 * Adds the access token of the configured map service to a URL. Only URLs of the style's own origin
 * get it, so that no other server receives the token.
 */
export function withToken(url: string, config: SiteConfig['map']): string {
  const { styleUrl, accessToken } = config;
  if (!styleUrl || !accessToken) return url;
  const target = URL.parse(url, styleUrl);
  if (!target || target.origin !== new URL(styleUrl).origin) return url;
  if (!target.searchParams.has('access_token')) {
    target.searchParams.set('access_token', accessToken);
  }
  return target.href;
}
