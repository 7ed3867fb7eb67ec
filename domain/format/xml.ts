/** Writes XML as strings with escaped texts. */

/** Escapes a text or an attribute's value; characters that XML 1.0 forbids are dropped. */
export function escaped(text: string): string {
  return text
    .replace(FORBIDDEN, '')
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const FORBIDDEN = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;

/** An element with a text; empty without a text. */
export function textElement(name: string, text: string | undefined): string {
  return text ? `<${name}>${escaped(text)}</${name}>` : '';
}

/** An element with attributes and content. */
export function element(
  name: string,
  attributes: Record<string, string | number>,
  ...content: readonly string[]
): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
    .join('');
  return `<${name}${written}>${content.join('')}</${name}>`;
}

export const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
