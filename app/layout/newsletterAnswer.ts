import type { FooterSubmission } from '../../domain/forms/newsletter.ts';
import type { Locale } from '../../domain/locale.ts';
import type { FieldName } from '../features/forms/FormField.tsx';
import { fieldErrorMessage } from '../features/forms/fieldErrorMessage.ts';
import { translator } from '../i18n/messages.ts';

/** The answer to the footer's newsletter form, in words. */
export interface NewsletterAnswer {
  /** Set once the subscription is accepted. */
  accepted?: { title: string; text: string };
  /** Why it was not accepted. */
  errors: string[];
  invalidFields: string[];
  email: string;
  consent: boolean;
}

/** Describes the result of a submission of the footer's newsletter form in the page's language. */
export function newsletterAnswer(
  locale: Locale,
  { result, email, consent }: FooterSubmission,
): NewsletterAnswer {
  const t = translator(locale, 'forms');
  const answer: NewsletterAnswer = { errors: [], invalidFields: [], email, consent };
  if (result.status === 'accepted') {
    const tNewsletter = translator(locale, 'newsletter');
    answer.accepted = { title: tNewsletter('asked'), text: tNewsletter('askedText') };
  } else if (result.status === 'rejected') {
    const minutes = Math.ceil(result.retryAfter / 60) || 1;
    answer.errors.push(t(`refused.${result.reason}`, { minutes }));
  } else {
    for (const [name, code] of Object.entries(result.problems)) {
      const field = t(`field.${name as FieldName}`);
      answer.errors.push(t('fieldProblem', { field, problem: fieldErrorMessage(t, name, code) }));
      answer.invalidFields.push(name);
    }
  }
  return answer;
}
