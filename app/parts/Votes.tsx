import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  CHOICES,
  type Choice,
  choiceOf,
  shareOfLikes,
  type VoteCounts,
} from '../../domain/vote.ts';
import { follow } from '../state/follow.ts';
import { readCounts, useVotes, type VoteEnd, vote } from '../state/votes.ts';

/** Says whether a place was worth it, and how many found so once enough have said (section 4). */
export function Votes({ place }: { place: string }) {
  const t = useTranslations('votes');
  const chosen = useVotes((votes) => choiceOf(votes, place));
  const [counts, setCounts] = useState<VoteCounts>();
  const [end, setEnd] = useState<VoteEnd>();

  useEffect(() => follow(useVotes), []);
  useEffect(() => {
    void readCounts(place).then(setCounts);
  }, [place]);

  async function choose(choice: Choice) {
    if (choice === chosen) return;
    setEnd(undefined);
    const ended = await vote(place, choice);
    setEnd(ended);
    if (ended === 'counted') setCounts(await readCounts(place, true));
  }

  const share = counts && shareOfLikes(counts);
  const refused = end !== undefined && end !== 'counted';
  const statusClass = refused
    ? 'votes-refused'
    : share === undefined
      ? undefined
      : 'visually-hidden';
  return (
    <section className="votes" aria-labelledby="votes-question">
      <h2 id="votes-question">{t('question')}</h2>
      <div className="votes-choices">
        {CHOICES.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={chosen === choice}
            onClick={() => choose(choice)}
          >
            <Sign of={choice} />
            {t(choice)}
          </button>
        ))}
      </div>
      {/* One text at a time, in room that is kept for it, so that nothing below moves. */}
      <div className="votes-words">
        {counts && share !== undefined && !refused && (
          <p className="votes-share">
            {t('share', { share, count: counts.likes + counts.dislikes })}
          </p>
        )}
        {share === undefined && !end && <p>{t('hint')}</p>}
        <p role="status" className={statusClass}>
          {end && t(end)}
        </p>
      </div>
    </section>
  );
}

/** A star for what was worth the way, a turn for what was not. */
function Sign({ of }: { of: Choice }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      {of === 'like' ? (
        <path d="m12 2 2.9 2.9H19v4.1l3 3-3 3v4.1h-4.1L12 22l-2.9-2.9H5V15l-3-3 3-3V4.9h4.1z" />
      ) : (
        <path d="M18 20V9a5 5 0 0 0-10 0v9m-4-4 4 4 4-4" />
      )}
    </svg>
  );
}
