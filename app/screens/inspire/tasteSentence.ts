import type { useTranslations } from 'use-intl';
import type { Locale } from '../../../domain/locale.ts';
import { clearTastes, type Taste } from '../../../domain/taste.ts';
import type { Votes } from '../../../domain/visitor.ts';
import type { TasteWords } from './deck.ts';

/** British English has no comma before its last "and", like the other texts here. */
const listLocale = (locale: Locale) => (locale === 'en' ? 'en-GB' : locale);

/** The tastes as a sentence, such as "You look for water and gardens, and leave golf to others." */
export function tasteSentence(
  tastes: readonly Taste[],
  votes: Votes,
  words: TasteWords,
  t: ReturnType<typeof useTranslations<'inspire'>>,
  locale: Locale,
): string {
  const told = clearTastes(tastes.filter(({ tag }) => words.some(({ slug }) => slug === tag)));
  const list = new Intl.ListFormat(listLocale(locale), { type: 'conjunction' });
  const named = (tags: readonly string[]) =>
    list.format(tags.flatMap((tag) => words.find(({ slug }) => slug === tag)?.sought ?? []));
  const liked = named(told.liked);
  const disliked = named(told.disliked);
  if (liked && disliked) return t('both', { liked, disliked });
  if (liked) return t('onlyLiked', { liked });
  const likesMost = votes.liked.length > votes.disliked.length;
  if (disliked && likesMost) return t('onlyDisliked', { disliked });
  return t(likesMost ? 'open' : 'none');
}
