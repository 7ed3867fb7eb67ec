import { renderToStaticMarkup } from 'react-dom/server';
import { LIMITS } from '../../domain/forms/limits.ts';
import { FOOTER_FORM, type FooterSubmission } from '../../domain/forms/newsletter.ts';
import { type FieldErrors, HONEYPOT_FIELD } from '../../domain/forms/submissionResult.ts';
import type { Locale } from '../../domain/locale.ts';
import { Button } from '../components/Button.tsx';
import type { FieldName } from '../features/forms/Field.tsx';
import { fieldErrorMessage } from '../features/forms/fieldErrorMessage.ts';
import { translator } from '../i18n/messages.ts';
import * as styles from './newsletterForm.module.css';

/**
 * The newsletter form of the footer as HTML. The server renders it, so that pages do not load its
 * code. It posts to the current page, which is rendered again with the answer in place of the form
 * and with the focus on it.
 */
export function newsletterForm(locale: Locale, footerSubmission?: FooterSubmission): string {
  if (footerSubmission) return render(locale, footerSubmission);
  const html = cache.get(locale) ?? render(locale);
  cache.set(locale, html);
  return html;
}

const cache = new Map<Locale, string>();

/** Receives the focus when the page is loaded. */
const FOCUSED = { tabIndex: -1, autoFocus: true };

function render(locale: Locale, footerSubmission?: FooterSubmission): string {
  const t = translator(locale, 'newsletter');
  const tForms = translator(locale, 'forms');
  const { result } = footerSubmission ?? {};
  if (result?.status === 'accepted') {
    return renderToStaticMarkup(
      <div className={styles.answer} role="status" data-newsletter-sent="" {...FOCUSED}>
        <h2>{t('asked')}</h2>
        <p>{t('askedText')}</p>
      </div>,
    );
  }
  const problems: FieldErrors = result?.status === 'invalid' ? result.problems : {};
  const errors = Object.entries(problems).map(([name, code]) =>
    tForms('fieldProblem', {
      field: tForms(`field.${name as FieldName}`),
      problem: fieldErrorMessage(tForms, name, code),
    }),
  );
  if (result?.status === 'rejected') {
    const minutes = Math.ceil(result.retryAfter / 60) || 1;
    errors.push(tForms(`refused.${result.reason}`, { minutes }));
  }
  const invalidAttributes = (name: string) =>
    problems[name] ? { 'aria-invalid': true, 'aria-describedby': 'footer-answer' } : {};
  return renderToStaticMarkup(
    <form method="post" noValidate>
      <h2>{t('title')}</h2>
      <p>{t('lead')}</p>
      {errors.length > 0 && (
        <div id="footer-answer" className={styles.answer} role="alert" {...FOCUSED}>
          {errors.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
      <input type="hidden" name={FOOTER_FORM} value="newsletter" />
      <input type="hidden" name="locale" value={locale} />
      <label className={styles.email}>
        {t('email')}
        <input
          type="email"
          name="email"
          autoComplete="email"
          maxLength={LIMITS.email}
          defaultValue={footerSubmission?.email}
          {...invalidAttributes('email')}
        />
      </label>
      <label className={styles.consent}>
        <input
          type="checkbox"
          name="consent"
          defaultChecked={footerSubmission?.consent}
          {...invalidAttributes('consent')}
        />
        <span>{t('consent')}</span>
      </label>
      <Button type="submit">{t('subscribe')}</Button>
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {tForms('trap')}
          <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </form>,
  );
}
