import { useTranslations } from 'use-intl';
import { screenWords } from '../../i18n/screenWords.ts';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { pageMeta } from '../../parts/head.ts';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { Sections } from '../../parts/Sections.tsx';
import { Shelf } from '../../parts/Shelf.tsx';
import { sitePage } from '../../parts/sitePage.ts';
import { visitOf } from '../../parts/visit.ts';
import type { Route } from './+types/route';
import { ChosenByTown } from './ChosenByTown.tsx';
import { OfferedPlan } from './OfferedPlan.tsx';
import { OwnPlan } from './OwnPlan.tsx';
import { offeredPlan } from './offeredPlan.ts';
import '../../parts/plan/plan.css';
import { WishForm } from './WishForm.tsx';
import { wishForm } from './wishForm.ts';

/**
 * My itinerary. The visitor's own plan is known to the browser alone; an address may offer another:
 * a wish to propose a plan for, a circuit or chosen places to begin with. What is offered is shown by
 * the server, and becomes one's own by a button.
 */
export function loader({ params, request, context }: Route.LoaderArgs) {
  const visit = visitOf(context, params);
  const circuits = visit.catalogue.circuits.all.toSorted((a, b) => a.days - b.days);
  const query = new URL(request.url).searchParams;
  const { asked, problem, offer, nothingFits, others } = offeredPlan(visit, query);
  return {
    ...sitePage(visit, 'itinerary'),
    words: screenWords('plan', visit.locale),
    form: wishForm(visit, asked, problem),
    offer,
    nothingFits,
    others,
    circuits: circuits.map(visit.cards.circuit),
  };
}

export const meta = pageMeta;

export default function Itinerary({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('itinerary');
  const { form, offer, nothingFits, others, circuits } = loaderData;
  const wishes = <WishForm key={JSON.stringify(form.asked)} form={form} />;
  return (
    <>
      <PageHeading title={loaderData.title} summary={loaderData.summary} />
      {offer && <OfferedPlan offer={offer} />}
      {nothingFits && <NothingFits />}
      {/* What is wrong with a wish is seen before all else. */}
      {form.problem && wishes}
      {!offer && <OwnPlan starts={form.starts} />}
      <ChosenByTown towns={others} />
      {!form.problem && wishes}
      <Shelf title={t('startFrom')} cards={circuits} />
      <Sections sections={loaderData.sections} />
    </>
  );
}

function NothingFits() {
  const t = useTranslations('plan');
  return (
    <EmptyState alert>
      <p>{t('offer.none')}</p>
      <a href="#wish" className="button">
        {t('offer.change')}
      </a>
    </EmptyState>
  );
}
