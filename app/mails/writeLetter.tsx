import { renderToStaticMarkup } from 'react-dom/server';
import type { Letter, Notice } from '../../domain/forms/notice.ts';
import type { Locale } from '../../domain/locale.ts';
import { LetterMail } from './LetterMail.tsx';
import { type Said, say } from './say.ts';

/** A mail in words: as HTML in the site's look, and as text for those who read that. */
export function writeLetter(notice: Notice, locale: Locale, siteUrl: string): Letter {
  const said = say(notice, locale);
  const page = renderToStaticMarkup(<LetterMail said={said} locale={locale} siteUrl={siteUrl} />);
  return {
    subject: said.subject,
    html: `<!doctype html>${page}`,
    text: textOf(said, `${siteUrl}/${locale}`),
  };
}

function textOf({ heading, paragraphs, facts, button, note, footer }: Said, home: string): string {
  const lines = facts?.lines.map(([field, value]) =>
    value.includes('\n') ? `${field}:\n${value}` : `${field}: ${value}`,
  );
  const parts = [
    heading.toLocaleUpperCase(),
    ...paragraphs,
    button && `${button.label}:\n${button.href}`,
    lines && [...(facts?.title ? [`${facts.title}:`] : []), ...lines].join('\n'),
    note,
    `--\n${footer}\n${home}`,
  ];
  return parts.filter(Boolean).join('\n\n');
}
