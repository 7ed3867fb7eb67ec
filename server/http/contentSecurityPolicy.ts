/** The policies of app/lib/trustedHtml.ts. */
const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types default own";

/** The configuration of what pages load from other servers. */
export interface PolicySite {
  imageCdn?: string | undefined;
  map: { styleUrl?: string | undefined; rtlPluginUrl?: string | undefined };
  analytics?: { url: string } | undefined;
}

/**
 * The Content-Security-Policy of a page. Inline scripts are allowed by hash: cached pages cannot have
 * nonces.
 *
 * @param scripts the value of `INLINE_SCRIPTS_HEADER`: base64 SHA-256 hashes of the inline scripts
 */
export function contentSecurityPolicy(
  scripts: string,
  { imageCdn, map, analytics }: PolicySite,
): string {
  const hashes = new Set(scripts.split(' ').filter(Boolean));
  const images = originsOf(imageCdn, map.styleUrl);
  const connections = originsOf(map.styleUrl, map.rtlPluginUrl, analytics?.url);
  return [
    // Firefox checks `rel=prefetch` against this one alone; each of the others is named below.
    "default-src 'self'",
    "object-src 'none'",
    "frame-src 'none'",
    "media-src 'none'",
    ["script-src 'self'", ...[...hashes].map((hash) => `'sha256-${hash}'`)].join(' '),
    "style-src 'self'",
    `img-src 'self' data:${images}${map.styleUrl ? ' blob:' : ''}`,
    "font-src 'self'",
    `connect-src 'self'${connections}`,
    "manifest-src 'self'",
    // The worker of MapLibre is our own file.
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // MapLibre inserts the attribution of a map service as HTML, which it sanitizes itself.
    ...(map.styleUrl ? [] : [TRUSTED_TYPES]),
  ].join('; ');
}

/** The origins of the given addresses, each after a space. */
const originsOf = (...urls: (string | undefined)[]): string =>
  [...new Set(urls.flatMap((url) => (url ? ` ${new URL(url).origin}` : [])))].join('');
