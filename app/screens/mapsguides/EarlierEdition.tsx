import { useTranslations } from 'use-intl';
import { Say } from '../../i18n/words.tsx';
import type { DocumentView } from './documents.ts';

/** A document of a past year: its files where the council has given them, else what stands for it. */
export function EarlierEdition({ document }: { document: DocumentView }) {
  const t = useTranslations('documents');
  const { title, summary, languages, copies, newer } = document;
  return (
    <li>
      <h3>
        <Say words={title} />
      </h3>
      {summary && (
        <p>
          <Say words={summary} />
        </p>
      )}
      <p>{t('languages', { languages: languages.join(', ') })}</p>
      {copies.length === 0 && <p>{t('notHere')}</p>}
      {copies.length > 0 && (
        <ul>
          {copies.map(({ language, name, href }) => (
            <li key={language}>
              <a href={href} lang={language} hrefLang={language}>
                {t('open', { language: name })}
              </a>
            </li>
          ))}
        </ul>
      )}
      {newer && (
        <p>
          <a href={`#${newer.id}`}>{t('newer', { title: newer.title.text })}</a>
        </p>
      )}
    </li>
  );
}
