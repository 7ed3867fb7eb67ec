import { data } from 'react-router';
import { useTranslations } from 'use-intl';
import { screenWords } from '../../i18n/screenWords.ts';
import { pageMeta } from '../../parts/head.ts';
import { sitePage } from '../../parts/sitePage.ts';
import { TextPage } from '../../parts/TextPage.tsx';
import { visitOf } from '../../parts/visit.ts';
import { siteContext } from '../../site.ts';
import type { Route } from './+types/route';
import { EarlierEdition } from './EarlierEdition.tsx';
import { Edition } from './Edition.tsx';
import './mapsguides.css';
import { documentsView } from './documents.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const visit = visitOf(context, params);
  const { documents } = context.get(siteContext);
  const page = {
    ...sitePage(visit, 'mapsguides'),
    words: screenWords('documents', visit.locale),
    documents: await documentsView(visit, documents),
  };
  // Sizes and pages are known once a document is made, which changes no content.
  return data(page, { headers: { 'Cache-Control': 'public, no-cache' } });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta = pageMeta;

export default function MapsGuides({ loaderData }: Route.ComponentProps) {
  const { current, earlier } = loaderData.documents;
  return (
    <TextPage page={loaderData}>
      <ul className="editions">
        {current.map((document) => (
          <Edition key={document.id} document={document} />
        ))}
      </ul>
      {earlier.length > 0 && <Earlier documents={earlier} />}
    </TextPage>
  );
}

function Earlier({
  documents,
}: {
  documents: Route.ComponentProps['loaderData']['documents']['earlier'];
}) {
  const t = useTranslations('documents');
  return (
    <section className="earlier-editions" aria-labelledby="earlier">
      <h2 id="earlier">{t('earlier')}</h2>
      <ul className="rows">
        {documents.map((document) => (
          <EarlierEdition key={document.id} document={document} />
        ))}
      </ul>
    </section>
  );
}
