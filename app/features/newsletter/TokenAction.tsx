import { Form } from 'react-router';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { SubmissionSuccess } from '../forms/SubmissionSuccess.tsx';
import * as form from '../forms/VisitorForm.module.css';

/** Whether the token of an email's link was valid. */
export interface TokenResult {
  done: boolean;
}

interface Props {
  step: 'confirm' | 'leave';
  result: TokenResult | undefined;
}

/** The page behind a link of an email: a button to confirm or unsubscribe, then the result. */
export function TokenAction({ step, result }: Props) {
  const t = useTranslations('newsletter');
  if (!result) {
    return (
      <section className={form.success}>
        <h2>{t(`${step}Title`)}</h2>
        <p>{t(`${step}Text`)}</p>
        <Form method="post">
          <Button type="submit">{t(step)}</Button>
        </Form>
      </section>
    );
  }
  if (!result.done) {
    return (
      <SubmissionSuccess title={t('badKey')}>
        <p>{t('badKeyText')}</p>
        <p>
          <ButtonLink to="/newsletter" quiet>
            {t('anew')}
          </ButtonLink>
        </p>
      </SubmissionSuccess>
    );
  }
  const done = step === 'confirm' ? 'confirmed' : 'left';
  return (
    <SubmissionSuccess title={t(done)}>
      <p>{t(`${done}Text`)}</p>
    </SubmissionSuccess>
  );
}
