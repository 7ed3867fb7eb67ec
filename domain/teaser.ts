/** Search engines cut off what is longer, in the midst of a word: characters. */
export const LONGEST_TEASER = 160;

/** The beginning of a text, in one line, that is short enough for a search engine; whole words alone. */
export function teaserOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST_TEASER) return line;
  const room = line.slice(0, LONGEST_TEASER);
  return `${room.slice(0, Math.max(room.lastIndexOf(' '), 1)).replace(/[\s,;:–]+$/, '')}…`;
}
