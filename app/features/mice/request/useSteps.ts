import { useLayoutEffect, useRef, useState } from 'react';
import { type QuoteStep, STEP_NAMES, stepOf } from '../../../../domain/forms/quoteSteps.ts';
import type { FieldErrors } from '../../../../domain/forms/submissionResult.ts';
import { useIsHydrated } from '../../../lib/useIsHydrated.ts';

/** The id of a step's heading, which is focused when the step is opened. */
export const headingId = (step: QuoteStep) => `quote-step-${step}`;

const firstInvalidStep = (problems: FieldErrors | undefined): QuoteStep =>
  Object.keys(problems ?? {}).flatMap((field) => stepOf(field) ?? [])[0] ?? 'where';

/**
 * The visible step of the form and the focus when it changes. Without JavaScript and before hydration
 * all steps are visible.
 *
 * @param result the server's result; the step of its first problem is shown
 */
export function useSteps(result: { problems: FieldErrors } | undefined) {
  const [step, setStep] = useState(() => firstInvalidStep(result?.problems));
  const [handledResult, setHandledResult] = useState(result);
  const isHydrated = useIsHydrated();
  const focusHeading = useRef(false);
  if (result !== handledResult) {
    setHandledResult(result);
    if (Object.keys(result?.problems ?? {}).length > 0) setStep(firstInvalidStep(result?.problems));
  }
  useLayoutEffect(() => {
    if (!focusHeading.current) return;
    focusHeading.current = false;
    const heading = document.getElementById(headingId(step));
    heading?.focus({ preventScroll: true });
    document.getElementById('request')?.scrollIntoView();
  }, [step]);

  const go = (to: QuoteStep) => {
    focusHeading.current = to !== step;
    setStep(to);
  };
  const goBy = (count: number) => go(STEP_NAMES[STEP_NAMES.indexOf(step) + count] ?? step);
  return {
    step,
    isHydrated,
    isLast: step === STEP_NAMES.at(-1),
    /** Opens a step and focuses its heading. */
    go,
    back: () => goBy(-1),
    next: () => goBy(1),
    /** Opens the step of a field; the caller focuses the field. */
    reveal: (field: string) => setStep(stepOf(field) ?? step),
  };
}
