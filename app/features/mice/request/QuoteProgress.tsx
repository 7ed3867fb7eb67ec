import { type QuoteStep, STEP_NAMES } from '../../../../domain/forms/quoteSteps.ts';
import { useTranslations } from '../../../i18n/useTranslations.ts';
import * as form from '../../forms/VisitorForm.module.css';
import * as styles from './QuoteProgress.module.css';

interface Props {
  step: QuoteStep;
  onGo: (step: QuoteStep) => void;
}

/** The steps of the form; completed ones are buttons. */
export function QuoteProgress({ step, onGo }: Props) {
  const t = useTranslations('quote');
  const current = STEP_NAMES.indexOf(step);
  return (
    <nav aria-label={t('steps')} className={`${styles.root} ${form.wide}`}>
      <ol>
        {STEP_NAMES.map((name, index) => (
          <li key={name} aria-current={index === current ? 'step' : undefined}>
            {index < current ? (
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
