import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { MakeItMine } from '../../parts/plan/MakeItMine.tsx';
import { PlanView } from '../../parts/plan/PlanView.tsx';
import { TakeAlong } from '../../parts/plan/TakeAlong.tsx';
import { follow } from '../../state/follow.ts';
import { useTour } from '../../state/tour.ts';
import type { Offer } from './offeredPlan.ts';

/** A plan that is not the visitor's own yet: to read, to take along, and to be made one's own. */
export function OfferedPlan({ offer: { kind, tour, known } }: { offer: Offer }) {
  const t = useTranslations('plan');
  const hasOwn = useTour((state) => state.tour.days.some(({ places }) => places.length > 0));
  useEffect(() => follow(useTour), []);
  return (
    <section className="plan" aria-labelledby="plan">
      <div className="plan-head">
        <h2 id="plan">{t(`offer.${kind}`, { days: tour.days.length })}</h2>
        <p>{t(`offerText.${kind}`)}</p>
        <p className="ways-on">
          <MakeItMine tour={tour} label={t(hasOwn ? 'offer.takeInstead' : 'offer.take')} />
          <a href="#wish" className="button quiet">
            {t('offer.change')}
          </a>
        </p>
      </div>
      <PlanView tour={tour} known={known} />
      <TakeAlong tour={tour} />
    </section>
  );
}
