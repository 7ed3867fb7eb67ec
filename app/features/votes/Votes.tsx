import { useEffect, useState } from 'react';
import {
  CHOICES,
  type Choice,
  choiceOf,
  shareOfLikes,
  type VoteCounts,
} from '../../../domain/visitor/vote.ts';
import { Icon } from '../../components/Icon.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { syncAcrossTabs } from '../../lib/syncAcrossTabs.ts';
import * as styles from './Votes.module.css';
import { loadVoteCounts, useVotes, type VoteResult, vote } from './votesStore.ts';

const ICONS: Record<Choice, string> = {
  like: 'm12 2 2.9 2.9H19v4.1l3 3-3 3v4.1h-4.1L12 22l-2.9-2.9H5V15l-3-3 3-3V4.9h4.1z',
  dislike: 'M18 20V9a5 5 0 0 0-10 0v9m-4-4 4 4 4-4',
};

/** Lets visitors vote on a place, and shows the share of likes once there are enough votes (section 4). */
export function Votes({ place }: { place: string }) {
  const t = useTranslations('votes');
  const chosen = useVotes((votes) => choiceOf(votes, place));
  const [counts, setCounts] = useState<VoteCounts>();
  const [result, setResult] = useState<VoteResult>();

  useEffect(() => syncAcrossTabs(useVotes), []);
  useEffect(() => {
    void loadVoteCounts(place).then(setCounts);
  }, [place]);

  async function choose(choice: Choice) {
    if (choice === chosen) return;
    setResult(undefined);
    const next = await vote(place, choice);
    setResult(next);
    if (next === 'counted') setCounts(await loadVoteCounts(place, true));
  }

  const share = counts && shareOfLikes(counts);
  const failed = result !== undefined && result !== 'counted';
  const statusClass = failed ? styles.error : share === undefined ? undefined : 'visually-hidden';
  return (
    <section className={styles.root} aria-labelledby="votes-question">
      <h2 id="votes-question">{t('question')}</h2>
      <div className={styles.choices}>
        {CHOICES.map((choice) => (
          <button
            key={choice}
            type="button"
            className={styles.choice}
            aria-pressed={chosen === choice}
            onClick={() => choose(choice)}
          >
            <Icon path={ICONS[choice]} />
            {t(choice)}
          </button>
        ))}
      </div>
      {/* Shows one text at a time in a reserved space, to avoid layout shifts. */}
      <div className={styles.result}>
        {counts && share !== undefined && !failed && (
          <p className={styles.share}>
            {t('share', { share, count: counts.likes + counts.dislikes })}
          </p>
        )}
        {share === undefined && !result && <p>{t('hint')}</p>}
        <p role="status" className={statusClass}>
          {result && t(result)}
        </p>
      </div>
    </section>
  );
}
