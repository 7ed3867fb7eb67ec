import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Choice } from '../../../domain/vote.ts';
import { Say, type Words } from '../../i18n/words.tsx';
import { LocaleLink } from '../../parts/LocaleLink.tsx';
import { type Answer, useInspire } from '../../state/inspire.ts';
import type { DeckCard } from './deck.ts';
import { Ground } from './Ground.tsx';
import { Poster } from './Poster.tsx';
import { Sign } from './Sign.tsx';
import { Steps } from './Steps.tsx';
import { DOZEN } from './useAnswers.ts';
import { useKeys } from './useKeys.ts';
import { useSwipe } from './useSwipe.ts';

interface Props {
  title: Words;
  shown: readonly DeckCard[];
  left: readonly DeckCard[];
  answers: readonly Answer[];
  /** Called when the tastes are told instead. */
  onTurn(): void;
}

/** How many posters lie under the one on top, their pictures loaded already. */
const BELOW = 2;

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** One poster after the other, to say yes or no to: by swipe, by button, by key. */
export function Deck({ title, shown, left, answers, onTurn }: Props) {
  const t = useTranslations('inspire');
  const { answer, undo, tell } = useInspire.getState();
  /** Posters on their way out, and the one that has come back. */
  const [leaving, setLeaving] = useState<Record<string, Choice>>({});
  const [returned, setReturned] = useState<{ id: string; from: Choice }>();
  const [said, setSaid] = useState('');
  /** The first view needs no more than what one swipe can show. */
  const [begun, setBegun] = useState(false);
  /** Until the page has come to life the top poster has the network to itself. */
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const top = useRef<HTMLDivElement>(null);
  const current = left[0];

  function choose(choice: Choice): void {
    if (!current) return;
    const next = left[1];
    const told = { title: current.title.text, next: next?.title.text ?? '' };
    setSaid(next ? t(choice === 'like' ? 'liked' : 'disliked', told) : t('end'));
    setReturned(undefined);
    setBegun(true);
    if (!isCalm()) setLeaving((others) => ({ ...others, [current.id]: choice }));
    answer(current.id, choice);
    if (answers.length + 1 === DOZEN || !next) turn();
  }

  function turn(): void {
    tell(true);
    onTurn();
  }

  function takeBack(): void {
    const last = answers.at(-1);
    if (!last) return;
    setLeaving(({ [last.id]: _, ...others }) => others);
    setReturned({ id: last.id, from: last.choice });
    setSaid(t('undone', { title: shown.find(({ id }) => id === last.id)?.title.text ?? '' }));
    undo();
  }

  const stage = useSwipe(top, choose);
  useKeys(choose, takeBack);

  if (!current) return null;
  const pile = left.slice(0, alive ? BELOW + 1 : 1);
  const inView = shown.filter((card) => pile.includes(card) || card.id in leaving);
  return (
    <section className="deck full" aria-labelledby="deck-title">
      <Ground picture={current.picture.src} />
      <header className="deck-head">
        <h1 id="deck-title" tabIndex={-1}>
          <Say words={title} />
        </h1>
        <Steps answers={answers} />
      </header>
      <div className="deck-stage" {...stage}>
        <div className="deck-pile">
          {inView.map((card) => (
            <Poster
              key={card.id}
              ref={card === current ? top : undefined}
              picture={begun || pile.indexOf(card) < BELOW ? card.picture : undefined}
              depth={pile.indexOf(card)}
              leaves={leaving[card.id]}
              from={returned?.id === card.id ? returned.from : undefined}
              onGone={() => setLeaving(({ [card.id]: _, ...others }) => others)}
            />
          ))}
        </div>
        <div className="deck-words" key={current.id}>
          {current.arabicTitle && (
            <p className="arabic" lang="ar" dir="rtl">
              {current.arabicTitle}
            </p>
          )}
          <h2>
            <LocaleLink to={current.path} draggable={false}>
              <Say words={current.title} />
            </LocaleLink>
          </h2>
          <p className="deck-fact">
            {current.city && <Say words={current.city} />}
            {current.city && current.fact && ' · '}
            {current.fact}
          </p>
          {current.summary && (
            <p className="deck-summary">
              <Say words={current.summary} />
            </p>
          )}
        </div>
      </div>
      <div className="deck-choices">
        <button type="button" className="choice dislike" onClick={() => choose('dislike')}>
          <Sign of="dislike" />
          <span>{t('dislike')}</span>
        </button>
        <button
          type="button"
          className="choice back"
          aria-disabled={answers.length === 0}
          onClick={takeBack}
        >
          <Sign of="undo" />
          <span>{t('undo')}</span>
        </button>
        <button type="button" className="choice like" onClick={() => choose('like')}>
          <Sign of="like" />
          <span>{t('like')}</span>
        </button>
      </div>
      <div className="deck-foot">
        {answers.length >= DOZEN ? (
          <button type="button" className="button" onClick={turn}>
            {t('see')}
          </button>
        ) : (
          <p className="deck-lead">{t('lead')}</p>
        )}
        <p className="deck-keys" aria-hidden="true">
          {t('keys')}
        </p>
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </section>
  );
}
