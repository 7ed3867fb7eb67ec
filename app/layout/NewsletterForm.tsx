import { LIMITS } from '../../domain/forms/limits.ts';
import { FOOTER_FORM, HONEYPOT_FIELD } from '../../domain/forms/submissionResult.ts';
import { Button } from '../components/Button.tsx';
import * as field from '../components/Field.module.css';
import { useLocale } from '../components/useLocale.ts';
import { translator } from '../i18n/messages.ts';
import * as styles from './NewsletterForm.module.css';
import type { NewsletterAnswer } from './newsletterAnswer.ts';

/** Receives the focus when the page is loaded. */
const FOCUSED = { tabIndex: -1, autoFocus: true };

/**
 * The newsletter form of the footer. It posts to the current page, which the server renders again
 * with the answer in place of the form and with the focus on it.
 */
export function NewsletterForm({ answer }: { answer: NewsletterAnswer | undefined }) {
  return (
    <div className={styles.root}>
      {answer?.accepted ? (
        <div className={styles.answer} role="status" data-newsletter-sent="" {...FOCUSED}>
          <h2>{answer.accepted.title}</h2>
          <p>{answer.accepted.text}</p>
        </div>
      ) : (
        <Fields answer={answer} />
      )}
    </div>
  );
}

function Fields({ answer }: { answer: NewsletterAnswer | undefined }) {
  const locale = useLocale();
  const t = translator(locale, 'newsletterForm');
  const tNotices = translator(locale, 'notices');
  const errorProps = (name: string) =>
    answer?.invalidFields.includes(name)
      ? { 'aria-invalid': true, 'aria-describedby': 'footer-answer' }
      : {};
  return (
    <form method="post" noValidate>
      <h2>{t('title')}</h2>
      <p>{t('lead')}</p>
      {answer && answer.errors.length > 0 && (
        <div id="footer-answer" className={styles.answer} role="alert" {...FOCUSED}>
          {answer.errors.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
      <input type="hidden" name={FOOTER_FORM} value="newsletter" />
      <input type="hidden" name="locale" value={locale} />
      <label className={`${field.root} ${styles.email}`}>
        {t('email')}
        <input
          type="email"
          name="email"
          autoComplete="email"
          maxLength={LIMITS.email}
          defaultValue={answer?.email}
          {...errorProps('email')}
        />
      </label>
      <label className={styles.consent}>
        <input
          type="checkbox"
          name="consent"
          defaultChecked={answer?.consent}
          {...errorProps('consent')}
        />
        <span>{t('consent')}</span>
      </label>
      <Button type="submit">{t('subscribe')}</Button>
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {tNotices('honeypot')}
          <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </form>
  );
}
