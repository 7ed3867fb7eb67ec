import type { SiteConfig } from '../../site.ts';

/**
 * An address that the configured map service is asked at, with the access token it wants. Only
 * addresses of the style's own origin get it: no one else is to learn it.
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
