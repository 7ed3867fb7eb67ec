import { createHash } from 'node:crypto';

/** Text becomes markup or a script's address in the two ways of app/parts/trusted.ts alone. */
const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types default own";

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
    "default-src 'none'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trim(),
    "style-src 'self'",
    `img-src 'self' data:${images}${map.styleUrl ? ' blob:' : ''}`,
    "font-src 'self'",
    `connect-src 'self'${asked}`,
    "manifest-src 'self'",
    // The map's engine works in a file of our own.
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // A map service's credits are HTML, which MapLibre cleans by itself.
    ...(map.styleUrl ? [] : [TRUSTED_TYPES]),
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
