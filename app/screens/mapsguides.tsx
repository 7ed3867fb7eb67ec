import { data } from 'react-router';
import { Rows } from '../components/Rows.tsx';
import { type DocumentView, documentsView } from '../features/documents/documents.ts';
import { EarlierEdition } from '../features/documents/EarlierEdition.tsx';
import { Edition } from '../features/documents/Edition.tsx';
import { messages } from '../i18n/messages.ts';
import { useTranslations } from '../i18n/useTranslations.ts';
import { getPageContext } from '../lib/pageContext.ts';
import { pageMeta } from '../lib/pageMeta.ts';
import { siteContext } from '../lib/siteContext.ts';
import type { Route } from './+types/mapsguides';
import * as styles from './mapsguides.module.css';
import { sitePage } from './templates/sitePage.ts';
import { TextPage } from './templates/TextPage.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const pageContext = getPageContext(context, params);
  const { documents } = context.get(siteContext);
  const page = {
    ...sitePage(pageContext, 'mapsguides'),
    messages: messages(pageContext.locale, ['documents']),
    documents: await documentsView(pageContext, documents),
  };
  // Not cached: sizes and pages are known once a document is generated, without a change of
  // content.
  return data(page, { headers: { 'Cache-Control': 'public, no-cache' } });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta = pageMeta;

export default function MapsGuides({ loaderData }: Route.ComponentProps) {
  const { current, earlier, today } = loaderData.documents;
  return (
    <TextPage page={loaderData}>
      <ul className={styles.editions}>
        {current.map((document) => (
          <Edition key={document.id} document={document} />
        ))}
      </ul>
      {earlier.length > 0 && <Earlier documents={earlier} today={today} />}
    </TextPage>
  );
}

function Earlier({ documents, today }: { documents: DocumentView[]; today: string }) {
  const t = useTranslations('documents');
  return (
    <section className={styles.earlier} aria-labelledby="earlier">
      <h2 id="earlier">{t('earlier')}</h2>
      <Rows>
        {documents.map((document) => (
          <EarlierEdition key={document.id} document={document} today={today} />
        ))}
      </Rows>
    </section>
  );
}
