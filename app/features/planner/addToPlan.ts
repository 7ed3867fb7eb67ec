import { addAnywhere } from '../../../domain/planner/addAnywhere.ts';
import { MAX_STOPS } from '../../../domain/planner/model.ts';
import { addPlace, setTour } from '../../../domain/planner/tour.ts';
import { loadMessages } from '../../i18n/loadMessages.ts';
import { pageLocale, translator } from '../../i18n/messages.ts';
import { showToast } from '../toasts/toast.ts';
import { useTour } from './tourStore.ts';
import { fetchPlanPlaces } from './usePlanPlaces.ts';

/** How long a toast with a link stays, in ms. */
const LINK_TOAST_DURATION = 8000;

/** Adds a place to the day of the itinerary where it fits and shows the day in a toast. */
export async function addToPlan(id: string, title: string): Promise<void> {
  const locale = pageLocale();
  const t = translator(locale);
  const [planPlaces, messages] = await Promise.all([
    fetchPlanPlaces(locale),
    loadMessages(locale, ['added']),
  ]).catch(() => []);
  const placeOf = (wanted: string) => planPlaces?.places.find((other) => other.id === wanted);
  const place = placeOf(id);
  if (!place || !messages)
    return showToast({ type: 'error', message: t('addToPlan.failed', { title }) });
  void useTour.persist.rehydrate();
  const { day, wasThere, tour } = addAnywhere(useTour.getState().tour, place, placeOf);
  if (!wasThere && day !== undefined) {
    // Adding changes tour and archive (section 4); a new day is added to the tour only.
    useTour.getState().apply((state) => setTour(addPlace(state, day, MAX_STOPS, id), tour));
  }
  const tAdded = translator(locale, 'added');
  if (day === undefined) return showToast({ type: 'error', message: tAdded('full') });
  return showToast({
    type: 'success',
    message: tAdded(wasThere ? 'before' : 'now', { title, day }),
    link: { href: `/${locale}/itinerary`, label: tAdded('open') },
    duration: LINK_TOAST_DURATION,
  });
}
