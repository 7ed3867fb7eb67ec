/** What a visitor's tour can be: its choices and its bounds. Plain data, for browsers too. */

/** Greatest number of days of a tour, and of stops of a day. */
export const MAX_DAYS = 31;
export const MAX_STOPS = 20;

/** Travel between towns: by car, by train and taxi, or on foot only. */
export const TRAVEL_MODES = ['car', 'transit', 'foot'] as const;
export type TravelMode = (typeof TRAVEL_MODES)[number];

/** Shortest and longest stay that can be set by hand, in minutes. */
export const STAY_MINUTES = { least: 5, most: 720 };

/** How full a day is. */
export const PACES = ['calm', 'steady', 'full'] as const;
export type Pace = (typeof PACES)[number];
