import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { screenWords } from '../../i18n/screenWords.ts';
import { CardGrid } from '../../parts/CardGrid.tsx';
import { pageMeta } from '../../parts/head.ts';
import { Moods } from '../../parts/Moods.tsx';
import { moodsOf } from '../../parts/moods.ts';
import { Sections } from '../../parts/Sections.tsx';
import { sitePage } from '../../parts/sitePage.ts';
import { visitOf } from '../../parts/visit.ts';
import { useInspire } from '../../state/inspire.ts';
import type { Route } from './+types/route';
import { Deck } from './Deck.tsx';
import { deckOf, tasteWordsOf } from './deck.ts';
import './inspire.css';
import { Result } from './Result.tsx';
import { useAnswers } from './useAnswers.ts';

/** Posters to say yes or no to; a dozen tell the tastes, and these make three plans. */
export function loader({ params, context }: Route.LoaderArgs) {
  const visit = visitOf(context, params);
  return {
    ...sitePage(visit, 'inspire'),
    words: screenWords('inspire', visit.locale),
    moods: moodsOf(visit),
    deck: deckOf(visit),
    tasteWords: tasteWordsOf(visit),
  };
}

export const meta = pageMeta;

export default function Inspire({ loaderData: page }: Route.ComponentProps) {
  const t = useTranslations();
  const { deck, tasteWords, title, moods, sections } = page;
  const answers = useAnswers(deck);
  const told = useInspire((state) => state.told) || answers.left.length === 0;
  const [turns, setTurns] = useState(0);
  const onTurn = () => setTurns((count) => count + 1);
  // Between posters and tastes one is taken to the top, by eye and by screen reader.
  useEffect(() => {
    if (turns === 0) return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('#deck-title, #tastes-title')?.focus();
  }, [turns]);
  return (
    <>
      {told ? (
        <Result
          title={title}
          deck={deck}
          words={tasteWords}
          more={answers.left.length > 0}
          onTurn={onTurn}
        />
      ) : (
        <Deck title={title} {...answers} onTurn={onTurn} />
      )}
      <section className="poster-list">
        <div className="section-head">
          <h2>{t('inspire.deck')}</h2>
        </div>
        <CardGrid cards={deck.map((card) => ({ ...card, sample: false }))} />
      </section>
      <section>
        <div className="section-head">
          <h2>{t('home.moods')}</h2>
        </div>
        <Moods moods={moods} />
      </section>
      <Sections sections={sections} />
    </>
  );
}
