import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { isReference } from '../../../domain/forms/reference.ts';
import { screenWords } from '../../i18n/screenWords.ts';
import { Sent } from '../../parts/forms/Sent.tsx';
import { pageMeta } from '../../parts/head.ts';
import { LocaleLink } from '../../parts/LocaleLink.tsx';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { sitePage } from '../../parts/sitePage.ts';
import { notFound, visitOf } from '../../parts/visit.ts';
import { useMice } from '../../state/mice.ts';
import { REQUEST } from '../mice/request/requestForm.ts';
import type { Route } from './+types/route';
import './miceSent.css';

/** Says that a request for a quote was taken, with its reference; to keep and to print. */
export function loader({ params, request, context }: Route.LoaderArgs) {
  const visit = visitOf(context, params);
  const reference = new URL(request.url).searchParams.get('reference');
  if (!isReference(reference)) throw notFound(visit.catalogue, visit.locale, '');
  const { head, ...page } = sitePage(visit, 'mice');
  const words = screenWords('mice', visit.locale);
  return { ...page, head: { ...head, title: words.sent.title, unlisted: true }, words, reference };
}

export const meta = pageMeta;

const STEPS = ['mail', 'council', 'answer', 'change'] as const;

export default function MiceSent({ loaderData: page }: Route.ComponentProps) {
  const t = useTranslations('sent');
  // The next request begins with nothing picked.
  useEffect(() => useMice.setState(useMice.getInitialState()), []);
  return (
    <>
      <PageHeading
        low
        title={{ text: t('title') }}
        picture={page.picture}
        trail={[{ path: '/mice', title: page.title }]}
      >
        <dl className="sent-reference">
          <dt>{t('reference')}</dt>
          <dd>{page.reference}</dd>
        </dl>
        <p>{t('keep')}</p>
      </PageHeading>
      <Sent title={t('next')} draft={REQUEST}>
        <ol className="sent-steps">
          {STEPS.map((step) => (
            <li key={step}>{t(step)}</li>
          ))}
        </ol>
        <p className="ways-on">
          <button type="button" className="button needs-scripts" onClick={() => window.print()}>
            {t('print')}
          </button>
          <LocaleLink to="/mice" className="button quiet">
            {t('back')}
          </LocaleLink>
        </p>
      </Sent>
    </>
  );
}
