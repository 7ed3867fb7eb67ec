import { createHash } from 'node:crypto';

/** Headers for every answer. */
export const SECURITY_HEADERS: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** What of the configuration pages load from other servers. */
export interface PolicySite {
  imageCdn?: string | undefined;
  map: { styleUrl?: string | undefined; rtlPluginUrl?: string | undefined };
  analytics?: { url: string } | undefined;
}

/** Where a page may load from. What is kept of pages is the same for all, so no nonces: hashes. */
export function contentSecurityPolicy(
  html: string,
  { imageCdn, map, analytics }: PolicySite,
): string {
  const hashes = inlineScripts(html).map((code) => {
    const hash = createHash('sha256').update(code).digest('base64');
    return `'sha256-${hash}'`;
  });
  const images = originsOf(imageCdn, map.styleUrl);
  const asked = originsOf(map.styleUrl, map.rtlPluginUrl, analytics?.url);
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trim(),
    "style-src 'self'",
    `img-src 'self' data:${images}${map.styleUrl ? ' blob:' : ''}`,
    ...(asked ? [`connect-src 'self'${asked}`] : []),
    // The map's engine works in a file of our own.
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The origins of the addresses that are set, each with a space before it. */
const originsOf = (...urls: (string | undefined)[]): string =>
  [...new Set(urls.flatMap((url) => (url ? ` ${new URL(url).origin}` : [])))].join('');

/** The code of the scripts that stand in a page itself. Data blocks are not run and need no hash. */
function inlineScripts(html: string): string[] {
  return Array.from(html.matchAll(/<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g))
    .filter(({ groups }) => !/\ssrc=|type="application\/ld\+json"/.test(groups?.attributes ?? ''))
    .map(({ groups }) => groups?.code ?? '')
    .filter((code) => code !== '');
}
