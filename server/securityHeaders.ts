/** Scripts of workers and PDF files: what a policy forbids them, it forbids the worker or the viewer. */
export const FRAMES_ALONE = { 'content-security-policy': "frame-ancestors 'none'" };

/** For what other sites may show and read: pictures and open data. */
export const FOR_ALL_SITES = { 'cross-origin-resource-policy': 'cross-origin' };

/** So long, in seconds, browsers ask this address over https alone once they have seen it: a year. */
const HTTPS_ALONE = 365 * 24 * 3600;

/**
 * The headers of every answer, whoever gives it; single answers replace one by their own, and pages
 * have the policy of what they load.
 *
 * @param siteUrl the public address: that a host speaks https is only said over https
 */
export function securityHeaders(siteUrl: string): Record<string, string> {
  return {
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    // For browsers that do not know frame-ancestors.
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(siteUrl.startsWith('https:') && {
      'strict-transport-security': `max-age=${HTTPS_ALONE}`,
    }),
  };
}
