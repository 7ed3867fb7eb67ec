import { renderToStaticMarkup } from 'react-dom/server';
import { createTranslator } from 'use-intl/core';
import { LIMITS } from '../../domain/forms/limits.ts';
import type { Locale } from '../../domain/locale.ts';
import { screenWords } from '../i18n/screenWords.ts';

/**
 * The newsletter's form in the footer, as HTML: no script has to do with it, and so none of any page
 * carries it. It leads to the newsletter's page, where one agrees.
 */
export function newsletterForm(locale: Locale): string {
  const html = written.get(locale) ?? write(locale);
  written.set(locale, html);
  return html;
}

const written = new Map<Locale, string>();

function write(locale: Locale): string {
  const messages = screenWords('forms', locale);
  const t = createTranslator({ locale, messages, namespace: 'newsletter' });
  return renderToStaticMarkup(
    <form method="post" action={`/${locale}/newsletter`} noValidate>
      <h2>{t('title')}</h2>
      <p>{t('lead')}</p>
      <label>
        {t('email')}
        <input type="email" name="email" autoComplete="email" maxLength={LIMITS.email} />
      </label>
      <button type="submit" className="button">
        {t('subscribe')}
      </button>
    </form>,
  );
}
