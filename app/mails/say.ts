import { createTranslator } from 'use-intl/core';
import type { Fact, Notice } from '../../domain/forms/notice.ts';
import type { Locale } from '../../domain/locale.ts';
import { screenWords } from '../i18n/screenWords.ts';

/** A notice in words, before it becomes HTML and text. */
export interface Said {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** What was sent, with the names of its fields. */
  facts?: { title?: string; lines: Fact[] };
  button?: { label: string; href: string };
  note?: string;
  footer: string;
}

/** Says a notice in a language. */
export function say(notice: Notice, locale: Locale): Said {
  const messages = { ...screenWords('mail', locale), ...screenWords('forms', locale) };
  const t = createTranslator({ locale, messages });
  const footer = t('mail.footer');
  const named = (facts: readonly Fact[]): Fact[] =>
    facts.map(([field, words]) => {
      const key = `forms.field.${field}` as 'forms.field.name';
      return [t.has(key) ? t(key) : field, words];
    });
  switch (notice.is) {
    case 'received': {
      const { reference, from, facts } = notice;
      const kind = notice.kind === 'quote' ? 'quote' : 'contact';
      return {
        subject: t(`mail.received.subject.${kind}`, { reference, from }),
        heading: t(`mail.received.heading.${kind}`),
        paragraphs: [t('mail.received.text', { reference, from })],
        facts: { lines: named(facts) },
        footer,
      };
    }
    case 'thanks': {
      const { reference, facts } = notice;
      const kind = notice.kind === 'quote' ? 'quote' : 'contact';
      return {
        subject: t(`mail.thanks.subject.${kind}`, { reference }),
        heading: t(`mail.thanks.heading.${kind}`),
        paragraphs: [t('mail.thanks.text', { reference }), t(`mail.thanks.next.${kind}`)],
        ...(facts.length > 0 && { facts: { title: t('mail.yourWords'), lines: named(facts) } }),
        note: t('mail.thanks.note'),
        footer,
      };
    }
    default:
      return {
        subject: t(`mail.${notice.is}.subject`),
        heading: t(`mail.${notice.is}.heading`),
        paragraphs: [t(`mail.${notice.is}.text`)],
        button: { label: t(`mail.${notice.is}.button`), href: notice.href },
        note: t(`mail.${notice.is}.note`),
        footer,
      };
  }
}
