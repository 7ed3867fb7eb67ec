import { useCallback, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { StartingPlace } from '../../../../domain/plan/startingPoint.ts';
import { addDay } from '../../../../domain/tourEdits.ts';
import { showToast } from '../../../data/toast.ts';
import { PlanMap } from '../../../parts/plan/PlanMap.tsx';
import type { PlanPlaces } from '../../../parts/plan/planPlaces.ts';
import { TakeAlong } from '../../../parts/plan/TakeAlong.tsx';
import { usePlanPlaces } from '../../../parts/plan/usePlanPlaces.ts';
import { useSchedule } from '../../../parts/plan/useSchedule.ts';
import { useTour } from '../../../state/tour.ts';
import { DayEditor } from './DayEditor.tsx';
import { PlanBar } from './PlanBar.tsx';
import { type PlanOfEditor, PlanProvider } from './planContext.ts';
import { Settings } from './Settings.tsx';
import { ShareLink } from './ShareLink.tsx';
import { tourText } from './storeTour.ts';
import { useDrag } from './useDrag.ts';

/** The visitor's own plan, to change. */
export function Editor({ starts }: { starts: readonly StartingPlace[] }) {
  const t = useTranslations('plan');
  const { known, failed, retry } = usePlanPlaces();
  if (known) return <EditorOf known={known} starts={starts} />;
  if (!failed) return <p className="plan-loading">{t('loading')}</p>;
  return (
    <p role="alert" className="favorites-failed">
      {t('loadingFailed')}
      <button type="button" className="button quiet" onClick={retry}>
        {t('retry')}
      </button>
    </p>
  );
}

function EditorOf({ known, starts }: { known: PlanPlaces; starts: readonly StartingPlace[] }) {
  const t = useTranslations('plan');
  const tour = useTour((state) => state.tour);
  const link = useTour((state) => state.link);
  const [said, say] = useState('');
  const plan = usePlanOf(known, starts, say);
  const lastCity = tour.days.at(-1)?.city ?? 'fes';
  return (
    <PlanProvider value={plan}>
      <section className="plan editor" aria-labelledby="plan">
        <p role="status" className="visually-hidden">
          {said}
        </p>
        <div className="plan-head">
          <h2 id="plan" tabIndex={-1}>
            {t('own', { days: tour.days.length })}
          </h2>
          <Settings />
        </div>
        <div className="plan-body">
          <div className="plan-days">
            {plan.days.map((day) => (
              <DayEditor key={day.day} day={day} />
            ))}
          </div>
          <PlanMap days={plan.days} selected={plan.selected} onSelect={plan.select} />
        </div>
        <p className="ways-on">
          <button
            type="button"
            className="button quiet"
            onClick={() => {
              useTour.getState().edit((old) => addDay(old, lastCity));
              say(t('said.dayAdded', { day: tour.days.length + 1 }));
            }}
          >
            {t('addDay')}
          </button>
        </p>
        <TakeAlong tour={tour} stored={link?.text === tourText(tour) ? link.id : undefined} />
        <ShareLink />
        <PlanBar />
      </section>
    </PlanProvider>
  );
}

function usePlanOf(
  known: PlanPlaces,
  starts: readonly StartingPlace[],
  say: (text: string) => void,
): PlanOfEditor {
  const tour = useTour((state) => state.tour);
  const [selected, select] = useState<string>();
  const t = useTranslations('plan');
  const drag = useDrag((day) => {
    say(t('said.full', { day }));
    void showToast({ type: 'error', message: t('said.full', { day }) });
  });
  const byId = useMemo(() => new Map(known.places.map((place) => [place.id, place])), [known]);
  const placeOf = useCallback((id: string) => byId.get(id), [byId]);
  const days = useSchedule(tour, placeOf);
  return useMemo(() => {
    const townOf = (id: string) => known.towns.find((town) => town.id === id);
    return {
      tour,
      days,
      known,
      starts,
      placeOf,
      titleOf: (id) => byId.get(id)?.title ?? id,
      cityOf: (id) => townOf(id)?.title ?? id,
      bedIn: (id) => {
        const town = townOf(id);
        return town && { label: town.title, coordinates: town.point };
      },
      say,
      selected,
      select,
      drag,
    };
  }, [tour, days, known, starts, placeOf, byId, say, selected, drag]);
}
