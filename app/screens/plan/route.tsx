import { useEffect } from 'react';
import { data } from 'react-router';
import { useTranslations } from 'use-intl';
import { planTranslator, screenWords } from '../../i18n/screenWords.ts';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { pageMeta } from '../../parts/head.ts';
import { LocaleLink } from '../../parts/LocaleLink.tsx';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { MakeItMine } from '../../parts/plan/MakeItMine.tsx';
import { PlanView } from '../../parts/plan/PlanView.tsx';
import { knownOf } from '../../parts/plan/planPlaces.ts';
import { TakeAlong } from '../../parts/plan/TakeAlong.tsx';
import { visitOf } from '../../parts/visit.ts';
import { siteContext } from '../../site.ts';
import { follow } from '../../state/follow.ts';
import { useTour } from '../../state/tour.ts';
import type { Route } from './+types/route';
import '../../parts/plan/plan.css';

/** A plan that somebody has stored, to read and to make one's own. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const visit = visitOf(context, params);
  const { locale } = visit;
  const tour = await context.get(siteContext).tours.get(params.id);
  const t = planTranslator(locale);
  const page = {
    head: { title: t('share.title'), description: t('offerText.shared'), unlisted: true },
    words: screenWords('plan', locale),
    id: params.id,
  };
  if (!tour) return data({ ...page, plan: undefined }, { status: 404 });
  return data({ ...page, plan: { tour, known: knownOf(visit, tour) } });
}

export const meta = pageMeta;

export default function SharedPlan({ loaderData: { id, plan } }: Route.ComponentProps) {
  return plan ? <Plan id={id} {...plan} /> : <NoPlan />;
}

type Plan = NonNullable<Route.ComponentProps['loaderData']['plan']>;

function Plan({ id, tour, known }: Plan & { id: string }) {
  const t = useTranslations('plan');
  useEffect(() => follow(useTour), []);
  const isOwn = useTour(({ link }) => link?.id === id);
  const hasOwn = useTour((state) => state.tour.days.some(({ places }) => places.length > 0));
  return (
    <>
      <PageHeading
        title={{ text: t('offer.shared', { days: tour.days.length }) }}
        summary={{ text: t(isOwn ? 'share.own' : 'offerText.shared') }}
      >
        <p className="ways-on">
          {isOwn ? (
            <LocaleLink to="/itinerary" className="button">
              {t('share.edit')}
            </LocaleLink>
          ) : (
            <MakeItMine tour={tour} label={t(hasOwn ? 'offer.takeInstead' : 'offer.take')} />
          )}
        </p>
      </PageHeading>
      <div className="plan">
        <PlanView tour={tour} known={known} />
        <TakeAlong tour={tour} stored={id} />
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
        <LocaleLink to="/itinerary" className="button">
          {t('wish.title')}
        </LocaleLink>
      </EmptyState>
    </>
  );
}
