import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { clearTastes, tastesOf } from '../../../domain/taste.ts';
import type { Tour, Votes } from '../../../domain/visitor.ts';
import { Say, type Words } from '../../i18n/words.tsx';
import { Picture } from '../../parts/Picture.tsx';
import { usePlanPlaces } from '../../parts/plan/usePlanPlaces.ts';
import { useLocale } from '../../parts/useLocale.ts';
import { follow } from '../../state/follow.ts';
import { useInspire, votesThatCount } from '../../state/inspire.ts';
import { useTour } from '../../state/tour.ts';
import { useVotes } from '../../state/votes.ts';
import type { DeckCard, TasteWords } from './deck.ts';
import { PlanCard } from './PlanCard.tsx';
import { ReplaceDialog } from './ReplaceDialog.tsx';
import { shownStops } from './shownStops.ts';
import { tasteSentence } from './tasteSentence.ts';
import { usePlans } from './usePlans.ts';

interface Props {
  title: Words;
  deck: readonly DeckCard[];
  words: TasteWords;
  /** True while posters are left. */
  more: boolean;
  /** Called when the posters come again. */
  onTurn(): void;
}

/** The most pictures of liked places beside the words. */
const SHOWN = 3;

/** What the answers say of the visitor's tastes, and three plans made of them. */
export function Result({ title, deck, words, more, onTurn }: Props) {
  const t = useTranslations('inspire');
  const locale = useLocale();
  const navigate = useNavigate();
  const answers = useInspire((state) => state.answers);
  const past = useInspire((state) => state.past);
  const given = useVotes();
  const { known, failed, retry: again } = usePlanPlaces();
  const [wanted, setWanted] = useState<Tour>();
  const { tell, startAgain } = useInspire.getState();

  // Compared by what they say: votes that are being sent come and go without saying anything new.
  const told = JSON.stringify(votesThatCount({ answers, past, told: true }, given));
  const votes = useMemo((): Votes => JSON.parse(told), [told]);
  const tastes = useMemo(() => {
    const tags = new Map([...deck, ...(known?.places ?? [])].map((at) => [at.id, at.tags]));
    return tastesOf(votes, (place) => tags.get(place));
  }, [votes, deck, known]);
  const named = tastes.filter(({ tag }) => words.some(({ slug }) => slug === tag));
  const strongest = clearTastes(named).liked[0];
  const { plans, failed: notMade } = usePlans(known, votes, tastes, strongest);
  const sentence = tasteSentence(tastes, votes, words, t, locale);
  const liked = deck.filter(({ id }) => votes.liked.includes(id)).slice(0, SHOWN);

  const shown = useMemo(() => shownStops(plans ?? []), [plans]);

  useEffect(() => follow(useTour), []);

  function open(tour: Tour): void {
    useTour.getState().take(tour);
    void navigate(`/${locale}/itinerary`);
  }

  function turn(change: () => void): void {
    change();
    onTurn();
  }

  function see(tour: Tour): void {
    const { tour: own } = useTour.getState();
    if (own.days.length > 0 && JSON.stringify(own) !== JSON.stringify(tour)) setWanted(tour);
    else open(tour);
  }

  return (
    <section className="tastes full" aria-labelledby="tastes-title">
      <div className="tastes-words">
        <h1>
          <Say words={title} />
        </h1>
        <h2 id="tastes-title" tabIndex={-1}>
          {sentence}
        </h2>
        {!more && <p>{t('end')}</p>}
      </div>
      {liked.length > 0 && (
        <div className="tastes-pictures" aria-hidden="true">
          {liked.map(({ id, picture }) => (
            <Picture
              key={id}
              picture={{ ...picture, alt: '' }}
              shape="tall"
              sizes="(min-width: 900px) 12rem, 30vw"
              first
            />
          ))}
        </div>
      )}
      <div className="plans-head">
        <h2>{t('plans')}</h2>
        <div role="status">{!plans && !failed && !notMade && <p>{t('making')}</p>}</div>
        {!plans && (failed || notMade) && (
          <div role="alert">
            <p>{t('noPlans')}</p>
            <button type="button" className="button quiet" onClick={again}>
              {t('retry')}
            </button>
          </div>
        )}
      </div>
      {known && plans && (
        <ul className="plans">
          {plans.map((plan, index) => (
            <li key={plan.kind}>
              <PlanCard
                plan={plan}
                known={known}
                words={words}
                shown={shown[index] ?? []}
                onSee={() => see(plan.tour)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="tastes-on">
        <div className="ways-on">
          {more && (
            <button type="button" className="button" onClick={() => turn(() => tell(false))}>
              {t('goOn')}
            </button>
          )}
          <button type="button" className="button quiet" onClick={() => turn(startAgain)}>
            {t('again')}
          </button>
        </div>
        <p>{t('forgets')}</p>
      </div>
      {wanted && (
        <ReplaceDialog onReplace={() => open(wanted)} onClose={() => setWanted(undefined)} />
      )}
    </section>
  );
}
