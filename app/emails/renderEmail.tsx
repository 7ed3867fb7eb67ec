import { renderToStaticMarkup } from 'react-dom/server';
import type { EmailEvent, RenderedEmail } from '../../domain/forms/emailEvent.ts';
import type { Locale } from '../../domain/locale.ts';
import { EmailTemplate } from './EmailTemplate.tsx';
import { type EmailContent, emailContent } from './emailContent.ts';

/** Renders the e-mail for an event as HTML in the site's design and as plain text. */
export function renderEmail(event: EmailEvent, locale: Locale, siteUrl: string): RenderedEmail {
  const content = emailContent(event, locale);
  const page = renderToStaticMarkup(
    <EmailTemplate content={content} locale={locale} siteUrl={siteUrl} />,
  );
  return {
    subject: content.subject,
    html: `<!doctype html>${page}`,
    text: plainText(content, `${siteUrl}/${locale}`),
  };
}

function plainText(
  { heading, paragraphs, facts, button, note, footer }: EmailContent,
  home: string,
): string {
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
