import { useRef, useState } from 'react';
import type { Choice } from '../../../domain/visitor/vote.ts';
import { Button } from '../../components/Button.tsx';
import { LocaleLink } from '../../components/LocaleLink.tsx';
import * as pageHeading from '../../components/PageHeading.module.css';
import { type LocalizedString, Text } from '../../i18n/localize.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { useIsHydrated } from '../../lib/useIsHydrated.ts';
import * as styles from './Deck.module.css';
import type { DeckCard } from './deckCards.ts';
import * as section from './InspireSection.module.css';
import { type Answer, useInspire } from './inspireStore.ts';
import { ActionIcon, Poster, PosterBackground } from './Poster.tsx';
import { ANSWERS_NEEDED } from './useAnswers.ts';
import { useKeys } from './useKeys.ts';
import { useSwipe } from './useSwipe.ts';

interface Props {
  title: LocalizedString;
  shown: readonly DeckCard[];
  left: readonly DeckCard[];
  answers: readonly Answer[];
  /** Called when the result replaces the deck. */
  onToggle(): void;
}

/** Posters rendered under the top one, to load their pictures ahead. */
const PRELOADED = 2;

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Posters to like or dislike one after the other, by swipe, button or key. */
export function Deck({ title, shown, left, answers, onToggle }: Props) {
  const t = useTranslations('inspire');
  const { answer, undo, showResult } = useInspire.getState();
  /** The posters that are flying off, and the one that was brought back. */
  const [leaving, setLeaving] = useState<Record<string, Choice>>({});
  const [returned, setReturned] = useState<{ id: string; from: Choice }>();
  const [announcement, setAnnouncement] = useState('');
  /** After the first answer the pictures of all rendered posters are loaded. */
  const [hasStarted, setStarted] = useState(false);
  /** Before hydration only the top poster is rendered, so that its picture loads first. */
  const isHydrated = useIsHydrated();
  const top = useRef<HTMLDivElement>(null);
  const current = left[0];

  function choose(choice: Choice): void {
    if (!current) return;
    const next = left[1];
    const values = { title: current.title.text, next: next?.title.text ?? '' };
    setAnnouncement(next ? t(choice === 'like' ? 'liked' : 'disliked', values) : t('end'));
    setReturned(undefined);
    setStarted(true);
    if (!prefersReducedMotion()) setLeaving((others) => ({ ...others, [current.id]: choice }));
    answer(current.id, choice);
    if (answers.length + 1 === ANSWERS_NEEDED || !next) finish();
  }

  function finish(): void {
    showResult(true);
    onToggle();
  }

  function undoLast(): void {
    const last = answers.at(-1);
    if (!last) return;
    setLeaving(({ [last.id]: _, ...others }) => others);
    setReturned({ id: last.id, from: last.choice });
    setAnnouncement(
      t('undone', { title: shown.find(({ id }) => id === last.id)?.title.text ?? '' }),
    );
    undo();
  }

  const stage = useSwipe(top, choose);
  useKeys(choose, undoLast);

  if (!current) return null;
  const pile = left.slice(0, isHydrated ? PRELOADED + 1 : 1);
  const inView = shown.filter((card) => pile.includes(card) || card.id in leaving);
  return (
    <section className={`${section.root} ${styles.root}`} aria-labelledby="deck-title">
      <PosterBackground picture={current.picture.src} />
      <header className={styles.head}>
        <h1 id="deck-title" tabIndex={-1}>
          <Text value={title} />
        </h1>
        <Steps answers={answers} />
      </header>
      <div className={styles.stage} {...stage}>
        <div className={styles.pile}>
          {inView.map((card) => (
            <Poster
              key={card.id}
              ref={card === current ? top : undefined}
              picture={hasStarted || pile.indexOf(card) < PRELOADED ? card.picture : undefined}
              depth={pile.indexOf(card)}
              leaves={leaving[card.id]}
              from={returned?.id === card.id ? returned.from : undefined}
              onGone={() => setLeaving(({ [card.id]: _, ...others }) => others)}
            />
          ))}
        </div>
        <div className={styles.text} key={current.id}>
          {current.arabicTitle && (
            <p className={`${pageHeading.arabic} ${styles.arabic}`} lang="ar" dir="rtl">
              {current.arabicTitle}
            </p>
          )}
          <h2>
            <LocaleLink to={current.path} draggable={false}>
              <Text value={current.title} />
            </LocaleLink>
          </h2>
          <p className={styles.fact}>
            {current.city && <Text value={current.city} />}
            {current.city && current.fact && ' · '}
            {current.fact}
          </p>
          {current.summary && (
            <p className={styles.summary}>
              <Text value={current.summary} />
            </p>
          )}
        </div>
      </div>
      <div className={styles.choices}>
        <button
          type="button"
          className={`${styles.choice} ${styles.dislike}`}
          onClick={() => choose('dislike')}
        >
          <ActionIcon action="dislike" />
          <span>{t('dislike')}</span>
        </button>
        <button
          type="button"
          className={`${styles.choice} ${styles.back}`}
          aria-disabled={answers.length === 0}
          onClick={undoLast}
        >
          <ActionIcon action="undo" />
          <span>{t('undo')}</span>
        </button>
        <button
          type="button"
          className={`${styles.choice} ${styles.like}`}
          onClick={() => choose('like')}
        >
          <ActionIcon action="like" />
          <span>{t('like')}</span>
        </button>
      </div>
      <div className={styles.foot}>
        {answers.length >= ANSWERS_NEEDED ? (
          <Button onClick={finish}>{t('see')}</Button>
        ) : (
          <p className={styles.lead}>{t('lead')}</p>
        )}
        <p className={styles.keys} aria-hidden="true">
          {t('keys')}
        </p>
      </div>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </section>
  );
}

/** One star per needed answer, filled by the answers given so far. */
function Steps({ answers }: { answers: readonly Answer[] }) {
  const t = useTranslations('inspire');
  const count = Math.min(ANSWERS_NEEDED, answers.length);
  return (
    <div
      className={styles.steps}
      role="img"
      aria-label={t('steps', { count, dozen: ANSWERS_NEEDED })}
    >
      {Array.from({ length: ANSWERS_NEEDED }, (_, step) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: a star has no other identity
          key={step}
          viewBox="0 0 24 24"
          aria-hidden="true"
          data-choice={answers[step]?.choice ?? (step === count ? 'next' : undefined)}
        >
          <path d="m12 1 3.2 3.2h4.6v4.6L23 12l-3.2 3.2v4.6h-4.6L12 23l-3.2-3.2H4.2v-4.6L1 12l3.2-3.2V4.2h4.6z" />
        </svg>
      ))}
    </div>
  );
}
