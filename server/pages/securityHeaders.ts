import { createHash } from 'node:crypto';

/** Headers for every answer. */
export const SECURITY_HEADERS: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Where a page may load from. What is kept of pages is the same for all, so no nonces: hashes. */
export function contentSecurityPolicy(html: string, imageCdn: string | undefined): string {
  const hashes = inlineScripts(html).map((code) => {
    const hash = createHash('sha256').update(code).digest('base64');
    return `'sha256-${hash}'`;
  });
  const images = imageCdn ? ` ${new URL(imageCdn).origin}` : '';
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trim(),
    "style-src 'self'",
    `img-src 'self' data:${images}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The code of the scripts that stand in a page itself. Data blocks are not run and need no hash. */
function inlineScripts(html: string): string[] {
  return Array.from(html.matchAll(/<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g))
    .filter(({ groups }) => !/\ssrc=|type="application\/ld\+json"/.test(groups?.attributes ?? ''))
    .map(({ groups }) => groups?.code ?? '')
    .filter((code) => code !== '');
}
