import { addAllAnywhere, addAnywhere } from '../../../domain/planner/addAnywhere.ts';
import type { PlanPlace } from '../../../domain/planner/model.ts';
import { showToast } from '../../components/toasts/toast.ts';
import { loadMessages } from '../../i18n/loadMessages.ts';
import { pageLocale, translator } from '../../i18n/messages.ts';
import { useTour } from './tourStore.ts';
import { fetchPlanPlaces } from './usePlanPlaces.ts';

/** How long a toast with a link stays, in ms. */
const LINK_TOAST_DURATION = 8000;

/** Adds a place to the day of the itinerary where it fits and shows the day in a toast. */
export async function addToPlan(id: string, title: string): Promise<void> {
  const t = translator(pageLocale());
  const placeOf = await loadPlaces();
  const place = placeOf?.(id);
  if (!placeOf || !place)
    return showToast({ type: 'error', message: t('addToPlan.failed', { title }) });
  void useTour.persist.rehydrate();
  const { day, wasThere } = addAnywhere(useTour.getState().tour, place, placeOf);
  useTour.getState().apply((state) => addAllAnywhere(state, [place], placeOf).state);
  const tAdded = translator(pageLocale(), 'added');
  if (day === undefined) return showToast({ type: 'error', message: tAdded('full') });
  return showAdded(tAdded(wasThere ? 'before' : 'now', { title, day }));
}

/**
 * Adds places to the itinerary in one undo step, each to the day where it fits, and shows in one toast
 * how many were added, were there before, or found no room.
 *
 * @param failedMessage shown without a connection
 */
export async function addAllToPlan(ids: readonly string[], failedMessage: string): Promise<void> {
  const placeOf = await loadPlaces();
  if (!placeOf) return showToast({ type: 'error', message: failedMessage });
  void useTour.persist.rehydrate();
  const places = ids.flatMap((id) => placeOf(id) ?? []);
  const { state, added, before, full } = addAllAnywhere(useTour.getState(), places, placeOf);
  useTour.getState().apply(() => state);
  const t = translator(pageLocale(), 'added');
  const message = [
    added > 0 && t('all.now', { count: added }),
    before > 0 &&
      (before === places.length ? t('all.allBefore') : t('all.before', { count: before })),
    full > 0 && `${t('all.full', { count: full })} ${t('full')}`,
  ];
  const text = message.filter(Boolean).join(' ');
  if (added + before === 0) return showToast({ type: 'error', message: text });
  return showAdded(text);
}

/** The places for planning, with the messages of the toasts; undefined without a connection. */
async function loadPlaces(): Promise<((id: string) => PlanPlace | undefined) | undefined> {
  const locale = pageLocale();
  const loaded = Promise.all([fetchPlanPlaces(locale), loadMessages(locale, ['added'])]);
  const [planPlaces] = await loaded.catch(() => []);
  return planPlaces && ((id) => planPlaces.places.find((place) => place.id === id));
}

const showAdded = (message: string): Promise<void> =>
  showToast({
    type: 'success',
    message,
    link: { href: `/${pageLocale()}/itinerary`, label: translator(pageLocale(), 'added')('open') },
    duration: LINK_TOAST_DURATION,
  });
