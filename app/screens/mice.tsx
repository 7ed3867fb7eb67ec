import * as band from '../components/Band.module.css';
import { ButtonLink } from '../components/Button.tsx';
import { PageHeading } from '../components/PageHeading.tsx';
import { SectionHead } from '../components/SectionHead.tsx';
import { Sections } from '../components/Sections.tsx';
import { formResult } from '../features/forms/formResult.ts';
import { offlineSafeAction } from '../features/forms/offlineSafeAction.ts';
import { EventTypes } from '../features/mice/EventTypes.tsx';
import { miceOffers, readVenueQuery } from '../features/mice/micePage.ts';
import { QuoteSection } from '../features/mice/request/QuoteForm.tsx';
import { useSelectedVenues } from '../features/mice/request/useSelectedVenues.ts';
import { Venues } from '../features/mice/Venues.tsx';
import { messages } from '../i18n/messages.ts';
import { useTranslations } from '../i18n/useTranslations.ts';
import { getPageContext } from '../lib/pageContext.ts';
import { pageMeta } from '../lib/pageMeta.ts';
import type { Route } from './+types/mice';
import { sitePage } from './templates/sitePage.ts';

/** Meetings and congresses: formats, venues and a request for a quote (sections 2, 3 and 5). */
export function loader({ params, request, context }: Route.LoaderArgs) {
  const pageContext = getPageContext(context, params);
  const query = new URL(request.url).searchParams;
  return {
    ...sitePage(pageContext, 'mice'),
    messages: messages(pageContext.locale, ['forms', 'mice', 'quote']),
    offers: miceOffers(pageContext, query),
    venueQuery: readVenueQuery(pageContext, query),
  };
}

export function action({ request, context, params }: Route.ActionArgs) {
  const nextPath = (reference: string) => `/${params.locale}/mice/sent?reference=${reference}`;
  return formResult(request, context, 'quote', nextPath);
}

export const clientAction = offlineSafeAction;

export const meta = pageMeta;

export default function Mice({ loaderData: page, actionData: answer }: Route.ComponentProps) {
  const t = useTranslations(['mice', 'quote']);
  const { offers, venueQuery } = page;
  const { sections } = page.text;
  const { selected, onSelectionChange, deselect } = useSelectedVenues();
  const preselected = [(answer?.values ?? venueQuery.start).quotes ?? []].flat();
  return (
    <>
      <PageHeading
        isLow
        title={page.title}
        summary={page.summary}
        picture={page.picture}
        trail={[]}
      >
        <ButtonLink href="#request">{t('mice.ask')}</ButtonLink>
      </PageHeading>
      <Sections sections={sections?.slice(0, 1)} />
      <section className={band.root} aria-labelledby="formats">
        <SectionHead id="formats" title={t('mice.format')} lead={t('mice.formatLead')} />
        <EventTypes offers={offers.formats} by="format" />
      </section>
      <section aria-labelledby="categories">
        <SectionHead id="categories" title={t('mice.category')} lead={t('mice.categoryLead')} />
        <EventTypes offers={offers.categories} by="category" />
      </section>
      <section aria-labelledby="venues">
        <SectionHead id="venues" title={t('mice.venue')} lead={t('mice.venueLead')} />
        <Venues
          offers={offers}
          preselected={preselected}
          selected={selected}
          onSelectionChange={onSelectionChange}
        />
      </section>
      <QuoteSection
        picture={page.picture}
        offers={offers}
        requested={venueQuery}
        selection={{ selected, deselect }}
        result={answer}
      />
      <Sections sections={sections?.slice(1)} />
    </>
  );
}
