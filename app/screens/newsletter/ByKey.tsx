import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { Sent } from '../../parts/forms/Sent.tsx';
import '../../parts/forms/forms.css';
import { LocaleLink } from '../../parts/LocaleLink.tsx';
import type { KeyAnswer } from './route.tsx';

interface Props {
  step: 'confirm' | 'leave';
  answer: KeyAnswer | undefined;
}

/** What a link in a mail asks: one button, and what came of it. */
export function ByKey({ step, answer }: Props) {
  const t = useTranslations('newsletter');
  if (!answer) {
    return (
      <section className="form-sent">
        <h2>{t(`${step}Title`)}</h2>
        <p>{t(`${step}Text`)}</p>
        <Form method="post">
          <button type="submit" className="button">
            {t(step)}
          </button>
        </Form>
      </section>
    );
  }
  if (!answer.done) {
    return (
      <Sent title={t('badKey')}>
        <p>{t('badKeyText')}</p>
        <p>
          <LocaleLink to="/newsletter" className="button quiet">
            {t('anew')}
          </LocaleLink>
        </p>
      </Sent>
    );
  }
  const done = step === 'confirm' ? 'confirmed' : 'left';
  return (
    <Sent title={t(done)}>
      <p>{t(`${done}Text`)}</p>
    </Sent>
  );
}
