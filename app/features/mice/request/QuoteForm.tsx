import type { QuoteTerms } from '../../../../domain/forms/quote.ts';
import { STEP_NAMES, stepErrors, stepOf } from '../../../../domain/forms/quoteSteps.ts';
import * as band from '../../../components/Band.module.css';
import { Button } from '../../../components/Button.tsx';
import { LocaleLink } from '../../../components/LocaleLink.tsx';
import { Picture } from '../../../components/Picture.tsx';
import * as head from '../../../components/SectionHead.module.css';
import { useLocale } from '../../../components/useLocale.ts';
import { useTranslations } from '../../../i18n/useTranslations.ts';
import type { PictureView } from '../../../lib/card.ts';
import { type FormResult, formValues } from '../../forms/formResult.ts';
import type { ValidateForm } from '../../forms/useFormSubmission.ts';
import * as formStyles from '../../forms/VisitorForm.module.css';
import { VisitorForm } from '../../forms/VisitorForm.tsx';
import type { MiceOffers, VenueQuery } from '../micePage.ts';
import * as styles from './QuoteForm.module.css';
import { QuoteProgress } from './QuoteProgress.tsx';
import { QuoteStepFields } from './QuoteStepFields.tsx';
import { QUOTE_FORM_ID, type useSelectedVenues } from './useSelectedVenues.ts';
import { useSteps } from './useSteps.ts';

interface Props {
  offers: MiceOffers;
  requested: VenueQuery;
  selection: Pick<ReturnType<typeof useSelectedVenues>, 'selected' | 'deselect'>;
  result: FormResult | undefined;
}

/** Without the module only the server validates. */
const loadValidation = () => import('./checkQuote.ts').catch(() => undefined);

/** The request for a quote: four steps with JavaScript, one long form without. */
function QuoteForm({ offers, requested, selection, result }: Props) {
  const t = useTranslations('quote');
  const locale = useLocale();
  const { step, isHydrated, isLast, go, back, next, reveal } = useSteps(result);

  /** Validates the fields of the current step only; the last step validates all. */
  const validate: ValidateForm = async (form) => {
    const values = formValues(new FormData(form));
    const module = await loadValidation();
    const all = module?.checkQuote(values, termsOf(offers, requested)) ?? {};
    const errors = isLast ? all : stepErrors(step, all);
    const [first] = Object.keys(errors).filter(stepOf);
    if (first) reveal(first);
    else if (!isLast) next();
    return first || isLast ? errors : 'notYet';
  };

  return (
    <VisitorForm
      id={QUOTE_FORM_ID}
      result={result}
      action={`/${locale}/mice${requested.deal ? `?deal=${requested.deal.id}` : ''}`}
      draft={QUOTE_FORM_ID}
      initialValues={requested.start}
      validate={validate}
      reveal={reveal}
      submitLabel={t(isHydrated && !isLast ? 'next' : 'send')}
      beforeSubmit={
        isHydrated &&
        step !== STEP_NAMES[0] && (
          <Button quiet onClick={back}>
            {t('back')}
          </Button>
        )
      }
    >
      {isHydrated && <QuoteProgress step={step} onGo={go} />}
      <RequestedDeal deal={requested.deal} />
      {STEP_NAMES.map((name) => (
        <QuoteStepFields
          key={name}
          step={name}
          hidden={isHydrated && name !== step}
          offers={offers}
          selected={selection.selected}
          onRemove={selection.deselect}
          today={requested.today}
        />
      ))}
    </VisitorForm>
  );
}

interface SectionProps extends Props {
  picture: PictureView | undefined;
}

/** The band of the page with the request for a quote. */
export function QuoteSection({ picture, ...form }: SectionProps) {
  const t = useTranslations('quote');
  return (
    <section aria-labelledby="request" className={`${band.root} ${styles.section}`}>
      <div className={styles.head}>
        <h2 id="request">{t('title')}</h2>
        <p className={head.lead}>{t('lead')}</p>
        {picture && (
          <Picture picture={{ ...picture, alt: '' }} shape="tall" frame="arch" sizes="320px" />
        )}
      </div>
      <QuoteForm {...form} />
    </section>
  );
}

function RequestedDeal({ deal }: { deal: VenueQuery['deal'] }) {
  const t = useTranslations('quote');
  if (!deal) return null;
  return (
    <p className={`${styles.deal} ${formStyles.wide}`}>
      <input type="hidden" name="dealId" value={deal.id} />
      {t('deal', { title: deal.title.text })}{' '}
      <LocaleLink to="/mice#request" preventScrollReset>
        {t('dealDrop')}
      </LocaleLink>
    </p>
  );
}

/** The entries that a request may name are those on the page; the server checks them again. */
function termsOf(offers: MiceOffers, { deal, today }: VenueQuery): QuoteTerms {
  const isIn = (list: readonly { id: string }[]) => (id: string) =>
    list.some((item) => item.id === id);
  return {
    isCity: isIn(offers.cities),
    isCategory: isIn(offers.categories),
    isFormat: isIn(offers.formats),
    isOffer: isIn(offers.venues),
    isDeal: (id) => id === deal?.id,
    today,
  };
}
