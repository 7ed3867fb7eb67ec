import { NetworkFirst } from 'workbox-strategies';
import { unlessForgotten } from './limits.ts';
import { PATIENCE } from './patience.ts';
import { PLAN_PLACES } from './saved.ts';

/** What the planner chooses from: from the network; where that fails or is slow, as it was last. */
export const planPlaces = new NetworkFirst({
  cacheName: PLAN_PLACES,
  networkTimeoutSeconds: PATIENCE,
  plugins: [unlessForgotten],
});
