import { clearTastes, type Taste } from '../../../domain/inspire/taste.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { TranslateGroup } from '../../../domain/messages.ts';
import type { Votes } from '../../../domain/visitor/visitor.ts';
import type { TasteWords } from './deckCards.ts';

/** British English, like the other texts: no comma before the last "and". */
const listLocale = (locale: Locale) => (locale === 'en' ? 'en-GB' : locale);

/** The tastes in a sentence, such as "You look for water and gardens, and leave golf to others." */
export function tasteSentence(
  tastes: readonly Taste[],
  votes: Votes,
  tasteWords: TasteWords,
  t: TranslateGroup<'inspire'>,
  locale: Locale,
): string {
  const clear = clearTastes(
    tastes.filter(({ tag }) => tasteWords.some(({ slug }) => slug === tag)),
  );
  const list = new Intl.ListFormat(listLocale(locale), { type: 'conjunction' });
  const named = (tags: readonly string[]) =>
    list.format(tags.flatMap((tag) => tasteWords.find(({ slug }) => slug === tag)?.sought ?? []));
  const liked = named(clear.liked);
  const disliked = named(clear.disliked);
  if (liked && disliked) return t('both', { liked, disliked });
  if (liked) return t('onlyLiked', { liked });
  const likesMost = votes.liked.length > votes.disliked.length;
  if (disliked && likesMost) return t('onlyDisliked', { disliked });
  return t(likesMost ? 'open' : 'none');
}
