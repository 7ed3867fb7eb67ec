/** For scripts of workers and PDF files: any other directive would apply to the worker or viewer too. */
export const NO_FRAMING = { 'content-security-policy': "frame-ancestors 'none'" };

/** For what other sites may embed and read: images and open data. */
export const CROSS_ORIGIN = { 'cross-origin-resource-policy': 'cross-origin' };

/** For responses made of public content only, which other sites may use. */
export const PUBLIC_DATA_HEADERS = {
  ...CROSS_ORIGIN,
  'content-type': 'application/json',
  'cache-control': 'public, max-age=60, s-maxage=60, stale-while-revalidate=600',
  'access-control-allow-origin': '*',
  vary: 'Accept-Encoding',
};

/** A year, in seconds. */
const HSTS_MAX_AGE = 365 * 24 * 3600;

/**
 * The security headers of every response. Some responses replace one; pages have their own
 * Content-Security-Policy.
 *
 * @param siteUrl the public address; Strict-Transport-Security is sent only if it is https
 */
export function securityHeaders(siteUrl: string): Record<string, string> {
  return {
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    // For browsers without frame-ancestors.
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(siteUrl.startsWith('https:') && {
      'strict-transport-security': `max-age=${HSTS_MAX_AGE}`,
    }),
  };
}
