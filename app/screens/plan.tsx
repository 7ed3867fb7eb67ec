import { useEffect } from 'react';
import { data } from 'react-router';
import { ButtonGroup, ButtonLink } from '../components/Button.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { PageHeading } from '../components/PageHeading.tsx';
import { AdoptPlan } from '../features/planner/AdoptPlan.tsx';
import { ExportButtons } from '../features/planner/ExportButtons.tsx';
import * as styles from '../features/planner/Plan.module.css';
import { PlanView } from '../features/planner/PlanView.tsx';
import { planLookup } from '../features/tour/planPlaces.ts';
import { useTour } from '../features/tour/tourStore.ts';
import { messages, translator } from '../i18n/messages.ts';
import { useTranslations } from '../i18n/useTranslations.ts';
import { getPageContext } from '../lib/pageContext.ts';
import { pageMeta } from '../lib/pageMeta.ts';
import { siteContext } from '../lib/siteContext.ts';
import { syncAcrossTabs } from '../lib/syncAcrossTabs.ts';
import type { Route } from './+types/plan';

/** A stored tour of another visitor, to read and to adopt. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const pageContext = getPageContext(context, params);
  const { locale } = pageContext;
  const tour = await context.get(siteContext).tours.get(params.id);
  const t = translator(locale, 'plan');
  const page = {
    head: { title: t('share.title'), description: t('offerText.shared'), unlisted: true },
    messages: messages(locale, ['plan', 'dayHours']),
    id: params.id,
  };
  if (!tour) return data({ ...page, plan: undefined }, { status: 404 });
  return data({ ...page, plan: { tour, planPlaces: planLookup(pageContext, tour) } });
}

export const meta = pageMeta;

export default function SharedPlan({ loaderData: { id, plan } }: Route.ComponentProps) {
  return plan ? <Plan id={id} {...plan} /> : <NoPlan />;
}

type Plan = NonNullable<Route.ComponentProps['loaderData']['plan']>;

function Plan({ id, tour, planPlaces }: Plan & { id: string }) {
  const t = useTranslations('plan');
  useEffect(() => syncAcrossTabs(useTour), []);
  const isOwn = useTour(({ link }) => link?.id === id);
  const hasOwn = useTour((state) => state.tour.days.some(({ places }) => places.length > 0));
  return (
    <>
      <PageHeading
        title={{ text: t('offer.shared', { days: tour.days.length }) }}
        summary={{ text: t(isOwn ? 'share.own' : 'offerText.shared') }}
      >
        <ButtonGroup>
          {isOwn ? (
            <ButtonLink to="/itinerary">{t('share.edit')}</ButtonLink>
          ) : (
            <AdoptPlan tour={tour} label={t(hasOwn ? 'offer.takeInstead' : 'offer.take')} />
          )}
        </ButtonGroup>
      </PageHeading>
      <div className={styles.root}>
        <PlanView tour={tour} planPlaces={planPlaces} />
        <ExportButtons tour={tour} storedId={id} />
      </div>
    </>
  );
}

function NoPlan() {
  const t = useTranslations('plan');
  return (
    <>
      <PageHeading title={{ text: t('share.title') }} />
      <EmptyState>
        <p>{t('share.gone')}</p>
        <ButtonLink to="/itinerary">{t('wish.title')}</ButtonLink>
      </EmptyState>
    </>
  );
}
