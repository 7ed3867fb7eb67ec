import { useTranslations } from 'use-intl';
import { isLocale, LOCALE_NAMES } from '../../../domain/locale.ts';
import { Say, wordsIn } from '../../i18n/words.tsx';
import { pageMeta } from '../../parts/head.ts';
import { sitePage } from '../../parts/sitePage.ts';
import { TextPage } from '../../parts/TextPage.tsx';
import { visitOf } from '../../parts/visit.ts';
import type { Route } from './+types/route';

export function loader({ params, context }: Route.LoaderArgs) {
  const visit = visitOf(context, params);
  return {
    ...sitePage(visit, 'mapsguides', '/mapsguides'),
    documents: visit.catalogue.documents.all.map((document) => ({
      id: document._id,
      title: wordsIn(document.title, visit.locale),
      summary: wordsIn(document.summary, visit.locale),
      languages: document.languages.map((code) => (isLocale(code) ? LOCALE_NAMES[code] : code)),
      url: document.url,
    })),
  };
}

export const meta = pageMeta;

export default function MapsGuides({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('documents');
  return (
    <TextPage page={loaderData}>
      <ul className="rows">
        {loaderData.documents.map(({ id, title, summary, languages, url }) => (
          <li key={id}>
            <h2>
              <Say words={title} />
            </h2>
            {summary && (
              <p>
                <Say words={summary} />
              </p>
            )}
            <p>{t('languages', { languages: languages.join(', ') })}</p>
            {url ? <a href={url}>{t('open')}</a> : <p className="sample">{t('notYet')}</p>}
          </li>
        ))}
      </ul>
    </TextPage>
  );
}
