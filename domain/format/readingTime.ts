import { countWords } from './countWords.ts';

/** Silent reading speed of adults, in words per minute, rounded: the site's languages are close to it. */
const WORDS_PER_MINUTE = 200;

/** The time it takes to read texts, in whole minutes: at least one. */
export function readingMinutes(texts: readonly string[]): number {
  const words = texts.reduce((sum, text) => sum + countWords(text), 0);
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
