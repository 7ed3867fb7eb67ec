import { useEffect, useRef, useState } from 'react';
import type { Problems } from '../../../../domain/forms/outcome.ts';
import { type QuoteStep, STEP_NAMES, stepOf } from '../../../../domain/forms/quoteSteps.ts';

/** The id of a step's heading, which takes the focus when the step is gone to. */
export const headingOf = (step: QuoteStep) => `quote-step-${step}`;

const firstWrong = (problems: Problems | undefined): QuoteStep =>
  Object.keys(problems ?? {}).flatMap((field) => stepOf(field) ?? [])[0] ?? 'where';

/**
 * Which step of the form is seen, and where the focus goes with it. Without scripts, and until the
 * page has come to life, all steps stand one below the other.
 *
 * @param answer what the server said of the form: its first mistake is gone to
 */
export function useSteps(answer: { problems: Problems } | undefined) {
  const [step, setStep] = useState(() => firstWrong(answer?.problems));
  const [seen, setSeen] = useState(answer);
  const [isLive, setLive] = useState(false);
  const isGoing = useRef(false);
  useEffect(() => setLive(true), []);
  if (answer !== seen) {
    setSeen(answer);
    if (Object.keys(answer?.problems ?? {}).length > 0) setStep(firstWrong(answer?.problems));
  }
  useEffect(() => {
    if (!isGoing.current) return;
    isGoing.current = false;
    const heading = document.getElementById(headingOf(step));
    heading?.focus({ preventScroll: true });
    document.getElementById('request')?.scrollIntoView();
  }, [step]);

  const go = (to: QuoteStep) => {
    isGoing.current = to !== step;
    setStep(to);
  };
  const by = (count: number) => go(STEP_NAMES[STEP_NAMES.indexOf(step) + count] ?? step);
  return {
    step,
    isLive,
    isLast: step === STEP_NAMES.at(-1),
    /** To a step's heading. */
    go,
    back: () => by(-1),
    next: () => by(1),
    /** To the step of a field, which takes the focus itself. */
    reveal: (field: string) => setStep(stepOf(field) ?? step),
  };
}
