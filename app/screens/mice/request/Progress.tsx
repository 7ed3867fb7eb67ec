import { useTranslations } from 'use-intl';
import { type QuoteStep, STEP_NAMES } from '../../../../domain/forms/quoteSteps.ts';

interface Props {
  step: QuoteStep;
  onGo: (step: QuoteStep) => void;
}

/** The steps on a line of stars; those behind lead back. */
export function Progress({ step, onGo }: Props) {
  const t = useTranslations('quote');
  const at = STEP_NAMES.indexOf(step);
  return (
    <nav aria-label={t('steps')} className="quote-progress form-wide">
      <ol>
        {STEP_NAMES.map((name, index) => (
          <li key={name} aria-current={index === at ? 'step' : undefined}>
            {index < at ? (
              <button type="button" onClick={() => onGo(name)}>
                {t(`name.${name}`)}
                <span className="visually-hidden"> ({t('done')})</span>
              </button>
            ) : (
              <span>{t(`name.${name}`)}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
