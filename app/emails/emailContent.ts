import type { EmailEvent, Fact } from '../../domain/forms/emailEvent.ts';
import type { Locale } from '../../domain/locale.ts';
import { translator } from '../i18n/messages.ts';

/** The texts of an e-mail, before they are rendered as HTML and plain text. */
export interface EmailContent {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** The submitted fields: label and value. */
  facts?: { title?: string; lines: Fact[] };
  button?: { label: string; href: string };
  note?: string;
  footer: string;
}

/** The texts of the e-mail for an event. */
export function emailContent(event: EmailEvent, locale: Locale): EmailContent {
  const t = translator(locale, ['emails', 'forms']);
  const footer = t('emails.footer');
  const labelled = (facts: readonly Fact[]): Fact[] =>
    facts.map(([field, value]) => {
      const key = `forms.field.${field}` as 'forms.field.name';
      return [t.has(key) ? t(key) : field, value];
    });
  switch (event.type) {
    case 'received': {
      const { reference, from, facts } = event;
      const kind = event.kind === 'quote' ? 'quote' : 'contact';
      return {
        subject: t(`emails.received.subject.${kind}`, { reference, from }),
        heading: t(`emails.received.heading.${kind}`),
        paragraphs: [t('emails.received.text', { reference, from })],
        facts: { lines: labelled(facts) },
        footer,
      };
    }
    case 'thanks': {
      const { reference, facts } = event;
      const kind = event.kind === 'quote' ? 'quote' : 'contact';
      return {
        subject: t(`emails.thanks.subject.${kind}`, { reference }),
        heading: t(`emails.thanks.heading.${kind}`),
        paragraphs: [t('emails.thanks.text', { reference }), t(`emails.thanks.next.${kind}`)],
        ...(facts.length > 0 && {
          facts: { title: t('emails.yourWords'), lines: labelled(facts) },
        }),
        note: t('emails.thanks.note'),
        footer,
      };
    }
    default:
      return {
        subject: t(`emails.${event.type}.subject`),
        heading: t(`emails.${event.type}.heading`),
        paragraphs: [t(`emails.${event.type}.text`)],
        button: { label: t(`emails.${event.type}.button`), href: event.href },
        note: t(`emails.${event.type}.note`),
        footer,
      };
  }
}
