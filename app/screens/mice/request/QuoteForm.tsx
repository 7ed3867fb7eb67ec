import { useTranslations } from 'use-intl';
import { problemsOfStep, STEP_NAMES, stepOf } from '../../../../domain/forms/quoteSteps.ts';
import { type FormAnswer, valuesOf } from '../../../parts/forms/answer.ts';
import type { Check } from '../../../parts/forms/useSending.ts';
import { VisitorForm } from '../../../parts/forms/VisitorForm.tsx';
import { useLocale } from '../../../parts/useLocale.ts';
import type { Asked, Offers } from '../micePage.ts';
import { DealAsked } from './DealAsked.tsx';
import { Fields } from './Fields.tsx';
import { Progress } from './Progress.tsx';
import { REQUEST } from './requestForm.ts';
import { termsOf } from './termsOf.ts';
import type { usePicks } from './usePicks.ts';
import { useSteps } from './useSteps.ts';

interface Props {
  offers: Offers;
  asked: Asked;
  picks: Pick<ReturnType<typeof usePicks>, 'picked' | 'unpick'>;
  answer: FormAnswer | undefined;
}

/** Where it cannot be had, the server's word is the first. */
const loadChecker = () => import('./checkQuote.ts').catch(() => undefined);

/** The request: four steps with scripts, one long form without, and one way to send it. */
export function QuoteForm({ offers, asked, picks, answer }: Props) {
  const t = useTranslations('quote');
  const locale = useLocale();
  const { step, isLive, isLast, go, back, next, reveal } = useSteps(answer);

  /** Of a step before the last its own fields alone: what comes later is not missing yet. */
  const check: Check = async (form) => {
    const values = valuesOf(new FormData(form));
    const checker = await loadChecker();
    const all = checker?.checkQuote(values, termsOf(offers, asked)) ?? {};
    const wrong = isLast ? all : problemsOfStep(step, all);
    const [first] = Object.keys(wrong).filter(stepOf);
    if (first) reveal(first);
    else if (!isLast) next();
    return first || isLast ? wrong : 'notYet';
  };

  return (
    <VisitorForm
      id={REQUEST}
      answer={answer}
      action={`/${locale}/mice${asked.deal ? `?deal=${asked.deal.id}` : ''}`}
      draft={REQUEST}
      start={asked.start}
      check={check}
      reveal={reveal}
      send={t(isLive && !isLast ? 'next' : 'send')}
      beside={
        isLive &&
        step !== STEP_NAMES[0] && (
          <button type="button" className="button quiet" onClick={back}>
            {t('back')}
          </button>
        )
      }
    >
      {isLive && <Progress step={step} onGo={go} />}
      <DealAsked deal={asked.deal} />
      {STEP_NAMES.map((name) => (
        <Fields
          key={name}
          step={name}
          hidden={isLive && name !== step}
          offers={offers}
          picked={picks.picked}
          onOut={picks.unpick}
          today={asked.today}
        />
      ))}
    </VisitorForm>
  );
}
