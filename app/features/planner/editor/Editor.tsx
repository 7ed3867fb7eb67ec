import { useCallback, useMemo, useState } from 'react';
import type { StartingPlace } from '../../../../domain/planner/startingPoint.ts';
import { addDay } from '../../../../domain/planner/tourEdits.ts';
import { MAX_DAYS } from '../../../../domain/visitor/tourLimits.ts';
import { Button, ButtonGroup } from '../../../components/Button.tsx';
import { LoadError } from '../../../components/LoadError.tsx';
import { showToast } from '../../../components/toasts/toast.ts';
import { useTranslations } from '../../../i18n/useTranslations.ts';
import type { PlanPlaces } from '../../tour/planPlaces.ts';
import { useTour } from '../../tour/tourStore.ts';
import { usePlanPlaces } from '../../tour/usePlanPlaces.ts';
import { ExportButtons } from '../ExportButtons.tsx';
import * as styles from '../Plan.module.css';
import { PlanMap } from '../PlanMap.tsx';
import { useSchedule } from '../useSchedule.ts';
import { DayEditor } from './DayEditor.tsx';
import { PlanBar } from './PlanBar.tsx';
import { type PlanOfEditor, PlanProvider } from './planContext.ts';
import { ShareLink } from './ShareLink.tsx';
import { tourText } from './storeTour.ts';
import { TourSettings } from './TourSettings.tsx';
import { useDrag } from './useDrag.ts';
import { useRestoredScroll } from './useRestoredScroll.ts';

/** Editor of the visitor's itinerary. */
export function Editor({ starts }: { starts: readonly StartingPlace[] }) {
  const t = useTranslations('plan');
  const { planPlaces, failed, retry } = usePlanPlaces();
  useRestoredScroll(planPlaces !== undefined);
  if (planPlaces) return <LoadedEditor planPlaces={planPlaces} starts={starts} />;
  if (!failed) return <p>{t('loading')}</p>;
  return <LoadError message={t('loadingFailed')} retryLabel={t('retry')} onRetry={retry} />;
}

interface LoadedProps {
  planPlaces: PlanPlaces;
  starts: readonly StartingPlace[];
}

function LoadedEditor({ planPlaces, starts }: LoadedProps) {
  const t = useTranslations('plan');
  const tour = useTour((state) => state.tour);
  const link = useTour((state) => state.link);
  const [announcement, announce] = useState('');
  const plan = useEditorPlan(planPlaces, starts, announce);
  const lastCity = tour.days.at(-1)?.city ?? 'fes';
  return (
    <PlanProvider value={plan}>
      <section className={styles.root} aria-labelledby="plan">
        <p role="status" className="visually-hidden">
          {announcement}
        </p>
        <div className={styles.head}>
          <h2 id="plan" tabIndex={-1}>
            {t('own', { days: tour.days.length })}
          </h2>
          <TourSettings />
        </div>
        <div className={styles.body}>
          <PlanMap days={plan.days} selected={plan.selected} onSelect={plan.select} />
          <div className={styles.days}>
            {plan.days.map((day) => (
              <DayEditor key={day.day} day={day} />
            ))}
          </div>
        </div>
        <ButtonGroup className={styles.actions}>
          <Button
            quiet
            onClick={() => {
              if (tour.days.length >= MAX_DAYS) {
                return void showToast({ type: 'error', message: t('said.mostDays') });
              }
              useTour.getState().edit((old) => addDay(old, lastCity));
              announce(t('said.dayAdded', { day: tour.days.length + 1 }));
            }}
          >
            {t('addDay')}
          </Button>
        </ButtonGroup>
        <ExportButtons tour={tour} storedId={link?.text === tourText(tour) ? link.id : undefined} />
        <ShareLink />
        <PlanBar />
      </section>
    </PlanProvider>
  );
}

function useEditorPlan(
  planPlaces: PlanPlaces,
  starts: readonly StartingPlace[],
  announce: (text: string) => void,
): PlanOfEditor {
  const tour = useTour((state) => state.tour);
  const [selected, select] = useState<string>();
  const [startRequests, setStartRequests] = useState(0);
  const t = useTranslations('plan');
  const drag = useDrag((day) => {
    announce(t('said.full', { day }));
    void showToast({ type: 'error', message: t('said.full', { day }) });
  });
  const byId = useMemo(
    () => new Map(planPlaces.places.map((place) => [place.id, place])),
    [planPlaces],
  );
  const placeOf = useCallback((id: string) => byId.get(id), [byId]);
  const days = useSchedule(tour, placeOf);
  return useMemo(() => {
    return {
      tour,
      days,
      planPlaces,
      starts,
      placeOf,
      titleOf: (id) => byId.get(id)?.title ?? id,
      cityOf: (id) => planPlaces.cityNames[id] ?? id,
      townPoint: (id) => {
        const town = planPlaces.towns.find((other) => other.id === id);
        return town && { label: town.title, coordinates: town.point };
      },
      announce,
      selected,
      select,
      drag,
      startRequests: tour.startingPoint ? 0 : startRequests,
      requestStart: () => setStartRequests((count) => count + 1),
    };
  }, [tour, days, planPlaces, starts, placeOf, byId, announce, selected, drag, startRequests]);
}
