import { addAnywhere } from '../../../domain/plan/addAnywhere.ts';
import { MOST_STOPS } from '../../../domain/plan/model.ts';
import { addPlace, setTour } from '../../../domain/tour.ts';
import { showToast } from '../../data/toast.ts';
import { pageLocale } from '../../i18n/messages.ts';
import { translator } from '../../i18n/translator.ts';
import { useTour } from '../../state/tour.ts';
import { fetchPlanPlaces } from './fetchPlanPlaces.ts';

/** Adds a place to the visitor's plan, where it fits, and says in a toast on which day it is now. */
export async function addToPlan(id: string, title: string): Promise<void> {
  const locale = pageLocale();
  const t = translator(locale);
  const known = await fetchPlanPlaces(locale).catch(() => undefined);
  const placeOf = (wanted: string) => known?.places.find((place) => place.id === wanted);
  const place = placeOf(id);
  if (!place) return showToast({ type: 'error', message: t('addToPlan.failed', { title }) });
  void useTour.persist.rehydrate();
  const { day, wasThere, tour } = addAnywhere(useTour.getState().tour, place, placeOf);
  if (!wasThere && day !== undefined) {
    // Adding changes tour and archive (section 4); a new day is the tour's alone.
    useTour.getState().apply((state) => setTour(addPlace(state, day, MOST_STOPS, id), tour));
  }
  const message =
    day === undefined
      ? t('addToPlan.full')
      : t(wasThere ? 'addToPlan.there' : 'addToPlan.added', { title, day });
  return showToast({ type: day === undefined ? 'error' : 'success', message });
}
