import { LOCALES } from '../../domain/locale.ts';

/** The recommended maximum is a year (RFC 9116, section 2.5.5). In ms. */
const VALIDITY = 180 * 24 * 3600_000;

/** The path (RFC 9116, section 3). */
export const SECURITY_TXT_PATH = '/.well-known/security.txt';

/** Where to report vulnerabilities of the site (RFC 9116). */
export function securityTxt(email: string, siteUrl: string, now: Date): string {
  const expires = new Date(now.getTime() + VALIDITY).toISOString().slice(0, 'yyyy-mm-dd'.length);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires}T00:00:00Z`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${siteUrl}${SECURITY_TXT_PATH}`,
    '',
  ].join('\n');
}
