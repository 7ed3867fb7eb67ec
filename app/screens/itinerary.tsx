import { ButtonLink } from '../components/Button.tsx';
import { PageHeading } from '../components/PageHeading.tsx';
import { RenderLater } from '../components/RenderLater.tsx';
import { Sections } from '../components/Sections.tsx';
import { CardSection } from '../features/cards/CardSection.tsx';
import { ChosenByTown } from '../features/planner/ChosenByTown.tsx';
import { OfferedPlan, offeredPlan } from '../features/planner/OfferedPlan.tsx';
import { OwnPlan } from '../features/planner/OwnPlan.tsx';
import { PlanRequestForm } from '../features/planner/PlanRequestForm.tsx';
import { planRequestData } from '../features/planner/planRequestData.ts';
import { type UnmetRequest, UnmetRequestNotice } from '../features/planner/UnmetRequest.tsx';
import { messages } from '../i18n/messages.ts';
import { useTranslations } from '../i18n/useTranslations.ts';
import { getPageContext } from '../lib/pageContext.ts';
import { pageMeta } from '../lib/pageMeta.ts';
import type { Route } from './+types/itinerary';
import { sitePage } from './templates/sitePage.ts';

/**
 * My itinerary. The visitor's own tour is stored in the browser only. The address may offer another
 * one: a plan request, a circuit, or chosen places to start with. The server renders the offer; a
 * button adopts it.
 */
export function loader({ params, request, context }: Route.LoaderArgs) {
  const pageContext = getPageContext(context, params);
  const circuits = pageContext.catalogue.circuits.all.toSorted((a, b) => a.days - b.days);
  const query = new URL(request.url).searchParams;
  const { requested, problem, offer, unmet, others } = offeredPlan(pageContext, query);
  return {
    ...sitePage(pageContext, 'itinerary'),
    messages: messages(pageContext.locale, ['plan', 'dayHours']),
    form: planRequestData(pageContext, requested, problem),
    offer,
    unmet,
    others,
    circuits: circuits.map(pageContext.cards.circuit),
  };
}

export const meta = pageMeta;

export default function Itinerary({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('itinerary');
  const { form, offer, unmet, others, circuits } = loaderData;
  const requestForm = <PlanRequestForm key={JSON.stringify(form.requested)} form={form} />;
  return (
    <>
      <PageHeading title={loaderData.title} summary={loaderData.summary} />
      {offer && <OfferedPlan offer={offer} unmet={unmet} />}
      {!offer && unmet && <NothingFits unmet={unmet} />}
      {/* A form with an error comes first. */}
      {form.problem && requestForm}
      {!offer && <OwnPlan starts={form.starts} />}
      <RenderLater>
        <ChosenByTown towns={others} />
        {!form.problem && requestForm}
        <CardSection title={t('startFrom')} cards={circuits} />
        <Sections sections={loaderData.text.sections} />
      </RenderLater>
    </>
  );
}

function NothingFits({ unmet }: { unmet: UnmetRequest }) {
  const t = useTranslations('plan');
  return (
    <UnmetRequestNotice unmet={unmet} role="alert">
      <p>
        <ButtonLink href="#wish" quiet>
          {t('offer.change')}
        </ButtonLink>
      </p>
    </UnmetRequestNotice>
  );
}
