/**
 * The policies of Trusted Types: the only ways in which a page makes markup or a script's address out of
 * text. Browsers refuse all others, wherever they come from (the server's content security policy names
 * these two).
 */

interface TrustedTypes {
  createPolicy(name: string, rules: Record<string, (text: string) => string | null>): Policy;
}
interface Policy {
  createHTML(html: string): string;
}

const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;

/**
 * For libraries. React makes each script element, those of data too, out of an empty one and sets its
 * text, which has no tag; workers come from our own address.
 */
types?.createPolicy('default', {
  createHTML: (html) => (/^[^<]*$|^<script><\/script>$/.test(html) ? html : null),
  createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
});

const own = types?.createPolicy('own', { createHTML: (html) => html });

/** Markup that our own server has made, with all texts in it escaped. */
export const trusted = (html: string): string => own?.createHTML(html) ?? html;
