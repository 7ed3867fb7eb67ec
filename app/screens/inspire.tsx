import { useEffect, useState } from 'react';
import { moodLinks } from '../components/moods.ts';
import { SectionHead } from '../components/SectionHead.tsx';
import { Sections } from '../components/Sections.tsx';
import { CardGrid } from '../features/cards/CardGrid.tsx';
import { saveFilters } from '../features/filters/FilterForm.tsx';
import { Moods } from '../features/home/Moods.tsx';
import { Deck } from '../features/inspire/Deck.tsx';
import { buildDeck, type DeckCard, tasteWordsOf } from '../features/inspire/deckCards.ts';
import { InspireResult } from '../features/inspire/InspireResult.tsx';
import { useInspire } from '../features/inspire/inspireStore.ts';
import { useAnswers } from '../features/inspire/useAnswers.ts';
import { messages } from '../i18n/messages.ts';
import { useTranslations } from '../i18n/useTranslations.ts';
import type { Card } from '../lib/card.ts';
import { getPageContext } from '../lib/pageContext.ts';
import { pageMeta } from '../lib/pageMeta.ts';
import type { Route } from './+types/inspire';
import { sitePage } from './templates/sitePage.ts';

/** Posters to like or dislike; after twelve answers three plans for the visitor's tastes. */
export function loader({ params, context }: Route.LoaderArgs) {
  const pageContext = getPageContext(context, params);
  return {
    ...sitePage(pageContext, 'inspire'),
    messages: messages(pageContext.locale, ['inspire']),
    moods: moodLinks(pageContext),
    deck: buildDeck(pageContext),
    tasteWords: tasteWordsOf(pageContext),
  };
}

export const meta = pageMeta;

export default function Inspire({ loaderData: page }: Route.ComponentProps) {
  const t = useTranslations(['inspire']);
  const { deck, tasteWords, title, moods, text } = page;
  const answers = useAnswers(deck);
  const showsResult = useInspire((state) => state.told) || answers.left.length === 0;
  const [toggles, setToggles] = useState(0);
  // Section 3: `stade`, as on the home page's mode "inspire".
  useEffect(() => void saveFilters({ stade: 'inspire' }), []);
  const onToggle = () => setToggles((count) => count + 1);
  // Switching between deck and result moves scroll position and focus to the top.
  useEffect(() => {
    if (toggles === 0) return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('#deck-title, #tastes-title')?.focus();
  }, [toggles]);
  return (
    <>
      {showsResult ? (
        <InspireResult
          title={title}
          deck={deck}
          tasteWords={tasteWords}
          more={answers.left.length > 0}
          onToggle={onToggle}
        />
      ) : (
        <Deck title={title} {...answers} onToggle={onToggle} />
      )}
      <section className="without-script">
        <SectionHead title={t('inspire.deck')} />
        <CardGrid cards={deck.map(cardOfDeck)} />
      </section>
      <section>
        <SectionHead title={t('home.moods')} />
        <Moods moods={moods} />
      </section>
      <Sections sections={text.sections} />
    </>
  );
}

/** The posters are drawn by scripts: without them they are cards. */
const cardOfDeck = ({ id, path, title, picture, summary, city, fact }: DeckCard): Card => ({
  id,
  path,
  title,
  details: { picture, summary, city, fact },
});
