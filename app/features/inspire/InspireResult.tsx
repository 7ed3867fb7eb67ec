import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { clearTastes, tastesFromVotes } from '../../../domain/inspire/taste.ts';
import type { Tour, Votes } from '../../../domain/visitor/visitor.ts';
import { Button, ButtonGroup } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Picture } from '../../components/Picture.tsx';
import { useLocale } from '../../components/useLocale.ts';
import { type LocalizedString, Text } from '../../i18n/localize.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { syncAcrossTabs } from '../../lib/syncAcrossTabs.ts';
import { useTour } from '../tour/tourStore.ts';
import { usePlanPlaces } from '../tour/usePlanPlaces.ts';
import { useVotes } from '../votes/votesStore.ts';
import type { DeckCard, TasteWords } from './deckCards.ts';
import * as styles from './InspireResult.module.css';
import * as section from './InspireSection.module.css';
import { useInspire, votesThatCount } from './inspireStore.ts';
import { PlanCard } from './PlanCard.tsx';
import { tasteSentence } from './tasteSentence.ts';
import { shownStops, usePlans } from './usePlans.ts';

interface Props {
  title: LocalizedString;
  deck: readonly DeckCard[];
  tasteWords: TasteWords;
  /** True while posters are left. */
  more: boolean;
  /** Called when the deck replaces the result. */
  onToggle(): void;
}

/** Pictures of liked places beside the text. */
const MAX_PICTURES = 3;

/** The visitor's tastes in a sentence, and three plans proposed for them. */
export function InspireResult({ title, deck, tasteWords, more, onToggle }: Props) {
  const t = useTranslations('inspire');
  const locale = useLocale();
  const navigate = useNavigate();
  const answers = useInspire((state) => state.answers);
  const past = useInspire((state) => state.past);
  const allVotes = useVotes();
  const { planPlaces, failed, retry } = usePlanPlaces();
  const [pendingTour, setPendingTour] = useState<Tour>();
  const { showResult, reset } = useInspire.getState();

  // Compared by value: sending votes changes the stores, but not the result.
  const votesJson = JSON.stringify(votesThatCount({ answers, past }, allVotes));
  const votes = useMemo((): Votes => JSON.parse(votesJson), [votesJson]);
  const tastes = useMemo(() => {
    const tags = new Map(
      [...deck, ...(planPlaces?.places ?? [])].map((place) => [place.id, place.tags]),
    );
    return tastesFromVotes(votes, (id) => tags.get(id));
  }, [votes, deck, planPlaces]);
  const named = tastes.filter(({ tag }) => tasteWords.some(({ slug }) => slug === tag));
  const strongest = clearTastes(named).liked[0];
  const { plans, failed: plansFailed } = usePlans(planPlaces, votes, tastes, strongest);
  const sentence = tasteSentence(tastes, votes, tasteWords, t, locale);
  const liked = deck.filter(({ id }) => votes.liked.includes(id)).slice(0, MAX_PICTURES);

  const shown = useMemo(() => shownStops(plans ?? []), [plans]);

  useEffect(() => syncAcrossTabs(useTour), []);

  function open(tour: Tour): void {
    useTour.getState().replace(tour);
    void navigate(`/${locale}/itinerary`);
  }

  function toggle(change: () => void): void {
    change();
    onToggle();
  }

  function confirmAndOpen(tour: Tour): void {
    const { tour: own } = useTour.getState();
    if (own.days.length > 0 && JSON.stringify(own) !== JSON.stringify(tour)) setPendingTour(tour);
    else open(tour);
  }

  return (
    <section className={`${section.root} ${styles.root}`} aria-labelledby="tastes-title">
      <div className={styles.text}>
        <h1>
          <Text value={title} />
        </h1>
        <h2 id="tastes-title" tabIndex={-1}>
          {sentence}
        </h2>
        {!more && <p>{t('end')}</p>}
      </div>
      {liked.length > 0 && (
        <div className={styles.pictures} aria-hidden="true">
          {liked.map(({ id, picture }) => (
            <Picture
              key={id}
              picture={{ ...picture, alt: '' }}
              shape="tall"
              frame="arch"
              sizes="(min-width: 900px) 12rem, 30vw"
              first
            />
          ))}
        </div>
      )}
      <div className={styles.plansHead}>
        <h2>{t('plans')}</h2>
        <div role="status">{!plans && !failed && !plansFailed && <p>{t('making')}</p>}</div>
        {!plans && (failed || plansFailed) && (
          <div role="alert" className={styles.failed}>
            <p>{t('noPlans')}</p>
            <Button quiet onClick={retry}>
              {t('retry')}
            </Button>
          </div>
        )}
      </div>
      {planPlaces && plans && (
        <ul className={styles.plans}>
          {plans.map((plan, index) => (
            <li key={plan.kind}>
              <PlanCard
                plan={plan}
                planPlaces={planPlaces}
                tasteWords={tasteWords}
                shown={shown[index] ?? []}
                onOpen={() => confirmAndOpen(plan.tour)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <ButtonGroup>
          {more && (
            <Button className={styles.resume} onClick={() => toggle(() => showResult(false))}>
              {t('goOn')}
            </Button>
          )}
          <Button quiet onClick={() => toggle(reset)}>
            {t('again')}
          </Button>
        </ButtonGroup>
        <p>{t('forgets')}</p>
      </div>
      {pendingTour && (
        <ReplaceDialog
          onReplace={() => open(pendingTour)}
          onClose={() => setPendingTour(undefined)}
        />
      )}
    </section>
  );
}

interface ReplaceDialogProps {
  onReplace(): void;
  onClose(): void;
}

/** Confirmation before a plan replaces the visitor's itinerary. */
function ReplaceDialog({ onReplace, onClose }: ReplaceDialogProps) {
  const t = useTranslations('inspire');
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <Dialog
      ref={dialog}
      variant="panel"
      className={styles.replace}
      aria-labelledby="replace-title"
      onClose={onClose}
    >
      <h2 id="replace-title">{t('replaceTitle')}</h2>
      <p>{t('replaceText')}</p>
      <ButtonGroup>
        <Button onClick={onReplace}>{t('replace')}</Button>
        <Button quiet onClick={() => dialog.current?.close()}>
          {t('keep')}
        </Button>
      </ButtonGroup>
    </Dialog>
  );
}
