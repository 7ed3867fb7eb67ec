/** XML written by hand: elements as strings, their text escaped. */

/** Text or an attribute's value; what XML 1.0 forbids altogether is dropped. */
export function escaped(text: string): string {
  return text
    .replace(FORBIDDEN, '')
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const FORBIDDEN = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;

/** An element with a text; nothing for none. */
export function textElement(name: string, text: string | undefined): string {
  return text ? `<${name}>${escaped(text)}</${name}>` : '';
}

/** An element around others. */
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
