import { useTranslations } from 'use-intl';
import type { Answer } from '../../state/inspire.ts';
import { DOZEN } from './useAnswers.ts';

/** A dozen stars that fill up: with gold for what was liked, with stone for what was not. */
export function Steps({ answers }: { answers: readonly Answer[] }) {
  const t = useTranslations('inspire');
  const count = Math.min(DOZEN, answers.length);
  return (
    <div className="steps" role="img" aria-label={t('steps', { count, dozen: DOZEN })}>
      {Array.from({ length: DOZEN }, (_, step) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: a star has nothing but its place
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
