/**
 * Trusted Types policies: the only ways to turn text into markup or script URLs. Browsers refuse
 * all others; the Content-Security-Policy names these two.
 */

interface TrustedTypes {
  createPolicy(name: string, rules: Record<string, (text: string) => string | null>): Policy;
}
interface Policy {
  createHTML(html: string): string;
}

const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;

/**
 * For libraries: React creates script elements from an empty string and sets their text, which
 * contains no tag; workers have our own origin.
 */
types?.createPolicy('default', {
  createHTML: (html) => (/^[^<]*$|^<script><\/script>$/.test(html) ? html : null),
  createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
});

const own = types?.createPolicy('own', { createHTML: (html) => html });

/** Markup from our own server with escaped texts. */
export const trustedHtml = (html: string): string => own?.createHTML(html) ?? html;
