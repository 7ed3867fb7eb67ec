import { useTranslations } from 'use-intl';
import { screenWords } from '../../i18n/screenWords.ts';
import { answerForm } from '../../parts/forms/answer.ts';
import { sendOrStay } from '../../parts/forms/sendOrStay.ts';
import { pageMeta } from '../../parts/head.ts';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { Picture } from '../../parts/Picture.tsx';
import { Sections } from '../../parts/Sections.tsx';
import { sitePage } from '../../parts/sitePage.ts';
import { visitOf } from '../../parts/visit.ts';
import type { Route } from './+types/route';
import './mice.css';
import { askedBy, offersOf } from './micePage.ts';
import { Occasions } from './Occasions.tsx';
import { QuoteForm } from './request/QuoteForm.tsx';
import { usePicks } from './request/usePicks.ts';
import { Venues } from './Venues.tsx';

/** Meetings and congresses: where, in what form, and a request for a quote (sections 2, 3 and 5). */
export function loader({ params, request, context }: Route.LoaderArgs) {
  const visit = visitOf(context, params);
  const query = new URL(request.url).searchParams;
  return {
    ...sitePage(visit, 'mice'),
    words: { ...screenWords('forms', visit.locale), ...screenWords('mice', visit.locale) },
    offers: offersOf(visit, query),
    asked: askedBy(visit, query),
  };
}

export function action({ request, context, params }: Route.ActionArgs) {
  const onward = (reference: string) => `/${params.locale}/mice/sent?reference=${reference}`;
  return answerForm(request, context, 'quote', onward);
}

export const clientAction = sendOrStay;

export const meta = pageMeta;

export default function Mice({ loaderData: page, actionData: answer }: Route.ComponentProps) {
  const t = useTranslations();
  const { offers, asked, sections } = page;
  const { picked, onPick, unpick } = usePicks();
  const picksAsked = [(answer?.values ?? asked.start).quotes ?? []].flat();
  return (
    <>
      <PageHeading low title={page.title} summary={page.summary} picture={page.picture} trail={[]}>
        <a href="#request" className="button">
          {t('mice.ask')}
        </a>
      </PageHeading>
      <Sections sections={sections.slice(0, 1)} />
      <section className="band shelf" aria-labelledby="formats">
        <div className="section-head">
          <h2 id="formats">{t('mice.format')}</h2>
          <p className="section-lead">{t('mice.formatLead')}</p>
        </div>
        <Occasions offers={offers.formats} by="format" />
      </section>
      <section className="shelf arches" aria-labelledby="categories">
        <div className="section-head">
          <h2 id="categories">{t('mice.category')}</h2>
          <p className="section-lead">{t('mice.categoryLead')}</p>
        </div>
        <Occasions offers={offers.categories} by="category" />
      </section>
      <section aria-labelledby="venues">
        <div className="section-head">
          <h2 id="venues">{t('mice.venue')}</h2>
          <p className="section-lead">{t('mice.venueLead')}</p>
        </div>
        <Venues offers={offers} asked={picksAsked} picked={picked} onPick={onPick} />
      </section>
      <section className="band quote" aria-labelledby="request">
        <div className="quote-head">
          <h2 id="request">{t('quote.title')}</h2>
          <p className="section-lead">{t('quote.lead')}</p>
          {page.picture && (
            <Picture picture={{ ...page.picture, alt: '' }} shape="tall" sizes="320px" />
          )}
        </div>
        <QuoteForm offers={offers} asked={asked} picks={{ picked, unpick }} answer={answer} />
      </section>
      <Sections sections={sections.slice(1)} />
    </>
  );
}
