import { wordsIn } from '../i18n/words.tsx';
import type { Visit } from './visit.ts';

export function numbersOf({ catalogue, locale }: Visit) {
  return catalogue.emergency.all.map((entry) => ({
    number: entry.number,
    title: wordsIn(entry.title, locale),
    summary: wordsIn(entry.summary, locale),
  }));
}
