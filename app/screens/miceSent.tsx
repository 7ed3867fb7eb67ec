import { useEffect } from 'react';
import { isReference } from '../../domain/forms/reference.ts';
import { Button, ButtonGroup, ButtonLink } from '../components/Button.tsx';
import { PageHeading } from '../components/PageHeading.tsx';
import { SubmissionSuccess } from '../features/forms/SubmissionSuccess.tsx';
import { useMice } from '../features/mice/miceStore.ts';
import { QUOTE_FORM_ID } from '../features/mice/request/useSelectedVenues.ts';
import { messages } from '../i18n/messages.ts';
import { useTranslations } from '../i18n/useTranslations.ts';
import { getPageContext, notFound } from '../lib/pageContext.ts';
import { pageMeta } from '../lib/pageMeta.ts';
import type { Route } from './+types/miceSent';
import * as styles from './miceSent.module.css';
import { sitePage } from './templates/sitePage.ts';

/** Confirmation of a quote request with its reference, to print. */
export function loader({ params, request, context }: Route.LoaderArgs) {
  const pageContext = getPageContext(context, params);
  const reference = new URL(request.url).searchParams.get('reference');
  if (!isReference(reference)) throw notFound(pageContext.catalogue, pageContext.locale, '');
  const { head, ...page } = sitePage(pageContext, 'mice');
  const own = messages(pageContext.locale, ['quoteSent']);
  return {
    ...page,
    head: { ...head, title: own.quoteSent.title, unlisted: true },
    messages: own,
    reference,
  };
}

export const meta = pageMeta;

const STEPS = ['mail', 'council', 'answer', 'change'] as const;

export default function MiceSent({ loaderData: page }: Route.ComponentProps) {
  const t = useTranslations('quoteSent');
  // The next request starts without selected venues.
  useEffect(() => useMice.setState(useMice.getInitialState()), []);
  return (
    <>
      <PageHeading
        isLow
        title={{ text: t('title') }}
        picture={page.picture}
        trail={[{ path: '/mice', title: page.title }]}
      >
        <dl className={styles.reference}>
          <dt>{t('reference')}</dt>
          <dd>{page.reference}</dd>
        </dl>
        <p>{t('keep')}</p>
      </PageHeading>
      <SubmissionSuccess title={t('next')} draft={QUOTE_FORM_ID}>
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step}>{t(step)}</li>
          ))}
        </ol>
        <ButtonGroup className="no-print">
          <Button className="needs-script" onClick={() => window.print()}>
            {t('print')}
          </Button>
          <ButtonLink to="/mice" quiet>
            {t('back')}
          </ButtonLink>
        </ButtonGroup>
      </SubmissionSuccess>
    </>
  );
}
