/** In characters; search engines truncate longer descriptions. */
export const LONGEST_TEASER = 160;

/** The beginning of a text as one line of whole words, short enough for search engines. */
export function teaserOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST_TEASER) return line;
  const room = line.slice(0, LONGEST_TEASER);
  return `${room.slice(0, Math.max(room.lastIndexOf(' '), 1)).replace(/(?<![\s,;:–])[\s,;:–]+$/, '')}…`;
}
